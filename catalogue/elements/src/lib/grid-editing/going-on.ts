/** From a cell to the next one that is written in, or back; `false` where there is none. */
export type GoOn = (from: Element, isBack: boolean) => boolean

/** By the box of its grid: the field of a cell knows no more than the cell. */
const known = new WeakMap<Element, GoOn>()

export const offerGoingOn = (box: Element, goOn: GoOn): void => void known.set(box, goOn)

export const goOnFrom: GoOn = (cell, isBack) => {
  const box = cell.closest('.heddle-grid-box')
  return (box && known.get(box)?.(cell, isBack)) ?? false
}
