import { userEvent } from 'vitest/browser'

/**
 * Takes the mouse to the edge of the window: it rests where another test left it, perhaps where the next element comes to
 * stand, and elements ask whether somebody comes near.
 */
export async function pointAway(): Promise<void> {
  const corner = document.createElement('div')
  corner.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 8px; height: 8px'
  document.body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
}
