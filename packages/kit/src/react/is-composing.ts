/** Whether a key belongs to a composition. Safari ends one with an Enter that no longer says that it composes. */
export const isComposing = (event: Event): boolean =>
  Reflect.get(event, 'isComposing') === true || Reflect.get(event, 'keyCode') === 229
