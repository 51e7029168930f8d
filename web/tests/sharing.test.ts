import { expect, test } from 'vitest';
import { embedded, sharedLink } from '../src/lib/sharing';

test('a shared game has a link, and HTML for other pages that a title cannot break out of', () => {
  expect(sharedLink('abc', 'https://games.example')).toBe('https://games.example/shared/abc');
  const frame = embedded('abc', '"><script>', 'https://games.example');
  expect(frame).toContain('src="https://games.example/embed/abc"');
  expect(frame).toContain('title="&quot;>&lt;script>"');
});
