/** Specification section 3, popup instance. */
export interface PopupInstance {
  /** `popup-` and six random letters and digits. */
  readonly uid: string
  /** Id of the library component that it is an instance of. */
  readonly libraryComponentBaseId: string
  /** Values of its properties, by id or name. */
  readonly content: Readonly<Record<string, unknown>>
}

/** Specification section 9. */
export const POPUP_ID_LENGTH = 6
const PREFIX = 'popup-'
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * A uid that none of the open instances has.
 * @param random gives numbers from 0 up to 1
 */
export function popupUid(open: readonly Pick<PopupInstance, 'uid'>[], random: () => number): string {
  const characters = Array.from({ length: POPUP_ID_LENGTH }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)])
  const uid = PREFIX + characters.join('')
  return open.some((one) => one.uid === uid) ? popupUid(open, random) : uid
}

/** Open instances with one more on top; one that is not stacked takes the place of the others of its component. */
export function withOpened<T extends PopupInstance>(open: readonly T[], instance: T, isStacked: boolean): readonly T[] {
  const others = open.filter((one) => isStacked || one.libraryComponentBaseId !== instance.libraryComponentBaseId)
  return [...others, instance]
}
