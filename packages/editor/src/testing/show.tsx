import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import '../ui/base.css'

/**
 * Draws a part of the interface in this window until the test is over. It is there when this returns: a key that is pressed
 * next finds it. Returns the element it stands in.
 */
export function show(shown: ReactNode): HTMLElement {
  const host = document.createElement('div')
  host.style.cssText = 'position:fixed;inset:0;display:flex;flex-direction:column'
  document.body.append(host)
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() => root.render(shown))
  return host
}
