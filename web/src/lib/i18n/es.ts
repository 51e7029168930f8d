// All messages of one language, in one chunk.
export const sources = import.meta.glob<string>(
  '../../../../src/megavolt/locale/es/{words,board,cards,blackout,variants,terminal,rules,web,web_*,lessons_*}.ftl',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
