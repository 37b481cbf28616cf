/** Calls once the next frame is on screen. Returns how to forget it. */
export function afterPaint(fn: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(fn)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
