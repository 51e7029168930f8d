// What svelte-check does not see: unused things, promises nobody waits for, `any`.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/api/schema.d.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'no-undef': 'off', // TypeScript sees to it
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check sees to it, and knows which warnings there are
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Svelte would drop at the end of a block
      'svelte/prefer-writable-derived': 'off', // a derived object is not deeply reactive, so its fields cannot be bound
      'svelte/require-each-key': 'off', // counted items need none, and svelte-check asks for the others
      'svelte/prefer-svelte-reactivity': 'off', // our maps and sets are made anew, never changed once shown
    },
  },
);
