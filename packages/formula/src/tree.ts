/**
 * A parsed formula as JSON, compact because visitors download it. The first item names the kind of expression.
 * `l` literal, `n` name, `.` member by key expression, `c` call, `u` unary, `b` binary and logical, `?` conditional,
 * `a` array, `o` object, `t` template text (texts and expressions alternate, beginning and ending with a text),
 * `f` arrow function: its parameters and what it gives. A fourth item `1` of `.` and `c` marks optional chaining.
 */
export type FormulaTree =
  | readonly ['l', string | number | boolean | null | undefined]
  | readonly ['n', string]
  | readonly ['.', FormulaTree, FormulaTree, 1?]
  | readonly ['c', FormulaTree, readonly FormulaItem[], 1?]
  | readonly ['u', UnaryOperator, FormulaTree]
  | readonly ['b', BinaryOperator, FormulaTree, FormulaTree]
  | readonly ['?', FormulaTree, FormulaTree, FormulaTree]
  | readonly ['a', readonly FormulaItem[]]
  | readonly ['o', readonly FormulaEntry[]]
  | readonly ['t', readonly string[], readonly FormulaTree[]]
  | readonly ['f', readonly string[], FormulaTree]

/** All parts of a list, an object or a text put in its place: `...rows`. */
export type FormulaSpread = readonly ['s', FormulaTree]

/** An argument or an item of an array. */
export type FormulaItem = FormulaTree | FormulaSpread

/** A pair of an object, or a spread. A key is a tree, so the first item tells them apart. */
export type FormulaEntry = readonly [key: FormulaTree, value: FormulaTree] | FormulaSpread

export type UnaryOperator = '!' | '-' | '+' | 'typeof'
export type BinaryOperator =
  '+' | '-' | '*' | '/' | '%' | '**' | '==' | '!=' | '===' | '!==' | '<' | '<=' | '>' | '>=' | '&&' | '||' | '??'

export function isSpread(item: FormulaItem | FormulaEntry): item is FormulaSpread {
  return item[0] === 's'
}
