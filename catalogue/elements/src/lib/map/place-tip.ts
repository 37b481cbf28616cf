const AWAY = 12

/** Puts a tooltip above a pointer, or above the middle of a region that the keys came to; below where there is no room. */
export function placeTip(tip: HTMLElement, region: Element, at: { readonly clientX?: number; readonly clientY?: number }): void {
  const around = tip.parentElement?.getBoundingClientRect()
  if (!around) return
  const box = region.getBoundingClientRect()
  const x = (at.clientX ?? box.left + box.width / 2) - around.left
  const y = (at.clientY ?? box.top + box.height / 2) - around.top
  const { width, height } = tip.getBoundingClientRect()
  const left = Math.max(0, Math.min(around.width - width, x - width / 2))
  const top = y - height - AWAY
  tip.style.translate = `${Math.round(left)}px ${Math.round(top < 0 ? y + AWAY : top)}px`
}
