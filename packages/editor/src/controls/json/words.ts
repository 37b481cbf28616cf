import { words as dataWords } from '../../commands/data/words.ts'
import { words as valueWords } from '../typed-value/words.ts'

const { query: _, ...KINDS } = dataWords.types

/** Words of values that are edited as a tree or as JSON. */
export const words = {
  views: 'Edit as',
  tree: 'Tree',
  raw: 'JSON',
  kinds: { ...KINDS, null: valueWords.nothing },
  kindOf: (name: string) => `Type of ${name}`,
  keyOf: (name: string) => `Key ${name}`,
  valueOf: (name: string) => `Value of ${name}`,
  root: 'the value',
  item: (number: number) => `item ${number}`,
  addEntry: 'Add entry',
  addItem: 'Add item',
  addTo: (name: string) => `Add to ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
  upNamed: (name: string) => `Move ${name} up`,
  downNamed: (name: string) => `Move ${name} down`,
  more: (count: number) => `Show ${count} more`,
  size: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
  empty: 'Nothing in it yet',
  begin: { object: 'Make an empty object', array: 'Make an empty list' },
  keyTaken: (key: string) => `There is a key "${key}" already; use another name`,
  keyEmpty: 'A key needs a name',
  keyForbidden: (key: string) => `"${key}" is not allowed as a key`,
  wrongRoot: { object: 'An object begins with {', array: 'A list begins with [' },
  fault: (line: number, column: number, what: string) => `Line ${line}, column ${column}: ${what}`,
  ended: 'the text ends too early',
  tooMuch: 'something stands behind the end',
  tooDeep: 'it is nested too deeply',
  badText: 'this text has no end, or a sign that needs \\ before it',
  doubleQuotes: 'texts stand in double quotes',
  noValue: (sign: string) => `"${sign}" begins no value; texts stand in double quotes`,
  keyNeeded: 'a key in double quotes is needed here',
  colonNeeded: 'a colon is needed behind the key',
  commaNeeded: (close: string) => `a comma or ${close} is needed here`,
  commaTooMany: 'there is a comma too many before this',
} as const
