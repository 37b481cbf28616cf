/**
 * The names that code of builders is run with: those of a place, each its own and read again each time, and `heddle`.
 * @param scope names of the place; it may stand on another one as its prototype
 */
export function scriptNames(scope: object, heddle: object): object {
  const names: object = {}
  for (const name in scope)
    Object.defineProperty(names, name, { enumerable: true, configurable: true, get: () => Reflect.get(scope, name) })
  return Object.defineProperty(names, 'heddle', { value: heddle, enumerable: true })
}
