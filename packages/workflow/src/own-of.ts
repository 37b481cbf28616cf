/** What an object has itself under a name: names of data may be those that every object inherits. */
export const ownOf = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined
