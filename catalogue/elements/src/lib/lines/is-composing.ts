/** Whether a key belongs to a composition. Safari ends one with an Enter that no longer says that it composes. */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean => composes || keyCode === 229
