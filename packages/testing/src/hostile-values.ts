const selfHolding: Record<string, unknown> = { label: 'Loop' }
selfHolding['self'] = selfHolding
const listInItself: unknown[] = ['a']
listInItself.push(listInItself)

/** Code as people hide it in texts and addresses. */
export const CODE_IN_TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus=alert(1) autofocus='",
  '</textarea></select></title></style><script>alert(1)</script>',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&#106;avascript:alert(1)',
  '${alert(1)} {{constructor.constructor("alert(1)")()}}',
] as const

/** What a formula, a variable or a row may give any field, at its worst. Named for the messages of tests. */
export const HOSTILE_VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ...CODE_IN_TEXTS.map((text) => [text, text] as const),
  // As an address it asks nobody for anything.
  ['100,000 characters', `data:,${'ab '.repeat(33_334)}`.slice(0, 100_000)],
  ['marks of direction', '\u202e\u2066\u0000\ud800 ёж 🍞'],
  ['an empty text', ''],
  ['null', null],
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-0', -0],
  ['1e308', 1e308],
  ['true', true],
  ['a list', ['a', null, { label: 'b' }, ['c']]],
  ['a list that holds itself', listInItself],
  ['an object', { label: 'x', value: { deep: [1] }, data: ['x'] }],
  ['an object that holds itself', selfHolding],
  ['a frozen object', Object.freeze({ label: 'x', items: Object.freeze(['y']) })],
  ['an object without a prototype', Object.assign(Object.create(null) as object, { label: 'x' })],
  ['an object that pretends to be text', { toString: 'x', valueOf: 1 }],
  ['a date', new Date(0)],
  ['a Map', new Map([['a', 1]])],
  ['a function', () => 'called'],
  ['a symbol', Symbol('s')],
  ['a big integer', 10n],
]
