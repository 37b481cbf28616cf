/** Built-in functions that do what people know as methods and globals of JavaScript. Same names go without saying. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['map', 'mapEach'],
  ['forEach', 'mapEach'],
  ['flatMap', 'mapEach'],
  ['includes', 'contains'],
  ['concat', 'merge'],
  ['push', 'add'],
  ['unshift', 'prepend'],
  ['toSorted', 'sort'],
  ['toReversed', 'reverse'],
  ['at', 'getByIndex'],
  ['toUpperCase', 'uppercase'],
  ['toLowerCase', 'lowercase'],
  ['substring', 'subText'],
  ['substr', 'subText'],
  ['charAt', 'subText'],
  ['match', 'extract'],
  ['test', 'matches'],
  ['toString', 'toText'],
  ['toFixed', 'round'],
  ['toLocaleString', 'formatNumber'],
  ['toISOString', 'toDateISO'],
  ['getTime', 'toTimestamp'],
  ['getFullYear', 'getYear'],
  ['getDate', 'getDay'],
  ['getHours', 'getHour'],
  ['getMinutes', 'getMinute'],
  ['getSeconds', 'getSecond'],
  ['Number', 'toNumber'],
  ['parseInt', 'toNumber'],
  ['parseFloat', 'toNumber'],
  ['String', 'toText'],
  ['Boolean', 'toBool'],
  ['Date', 'date'],
  ['isNaN', 'isNumber'],
  ['stringify', 'toJson'],
  ['parse', 'fromJson'],
  ['entries', 'objectToArray'],
  ['pow', 'power'],
])

/** The built-in function to use for a method or global of JavaScript. */
export function functionInsteadOf(name: string, functions: ReadonlyMap<string, unknown>): string | undefined {
  const instead = INSTEAD.get(name) ?? name
  if (functions.has(instead)) return instead
  return functions.has(name) ? name : undefined
}
