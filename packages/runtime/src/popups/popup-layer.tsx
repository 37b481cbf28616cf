import type { ReadonlySignal } from '@preact/signals-core'
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PageView, type PageViewProps } from '@heddle/renderer'
import { dialogOf, onClosed, show } from './dialog.ts'
import type { PopupInstance } from './stack.ts'

/** An open instance with all that it is drawn by. */
export interface DrawnPopup extends PopupInstance, Pick<PageViewProps, 'source' | 'host' | 'components'> {
  /** What it stands in; `null` for nothing: it lies over the page. */
  readonly container: Element | null
  readonly isKept: boolean
}

interface LayerProps {
  readonly open: ReadonlySignal<readonly DrawnPopup[]>
  /** An instance was closed and is seen no more. */
  readonly onGone: (uid: string) => void
}

/** All popups that are open, the last one on top. */
export function PopupLayer({ open, onGone }: LayerProps): ReactNode {
  const popups = useSyncExternalStore(
    (onChange) => open.subscribe(onChange),
    () => open.value,
  )
  return popups.map((popup) => <PopupView key={popup.uid} popup={popup} onGone={onGone} />)
}

function PopupView({ popup, onGone }: { readonly popup: DrawnPopup } & Pick<LayerProps, 'onGone'>): ReactNode {
  const { uid, container, source, host, components } = popup
  useLayoutEffect(() => {
    const dialog = dialogOf(uid)
    if (!dialog) return
    const stop = onClosed(dialog, () => onGone(uid))
    show(dialog, container !== null)
    return stop
  }, [uid, container, onGone])
  const view = <PageView sections={[uid]} source={source} host={host} components={components} />
  return container ? createPortal(view, container) : view
}
