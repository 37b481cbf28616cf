import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import '../ui/base.css'

/** Draws a part of the interface in this window until the test is over. Returns the element it stands in. */
export function show(shown: ReactNode): HTMLElement {
  const host = document.createElement('div')
  host.style.cssText = 'position:fixed;inset:0;display:flex;flex-direction:column'
  document.body.append(host)
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  root.render(shown)
  return host
}
