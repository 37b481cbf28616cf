import type { CSSProperties, MouseEvent, ReactNode, ToggleEvent } from 'react'
import { Slot, toText, useElementVariable, useNode, type ElementProps } from '@heddle/kit/react'
import type { basePopupDefinition } from './definition.ts'
import { closedBy, placeOf } from './look.ts'

type Custom = CSSProperties & Readonly<Record<`--${string}`, string>>

/**
 * A dialog of the browser, which keeps the focus inside of it, gives it back, and closes the innermost first. One that nothing
 * can open, as it has no id, stands open: that on the canvas.
 */
export function BasePopup({ root, props }: ElementProps<typeof basePopupDefinition>): ReactNode {
  const node = useNode()
  const [, setOpen] = useElementVariable('open', false)
  const isModal = Boolean(props.overlay) || Boolean(props.preventInteractionsOutside)
  const closes = closedBy(props)
  const { words, variables } = placeOf(props)
  const tell = (open: boolean): void => {
    setOpen(open)
    void node.emit('change', { open })
    void node.emit(open ? 'open' : 'close')
  }
  // A dialog says at once that it was closed, a popover only so.
  const onToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLDialogElement>): void => {
    if (target === currentTarget && (newState === 'open' || currentTarget.popover !== null)) tell(newState === 'open')
  }
  // For browsers whose dialogs do not close by a press beside them.
  const onClick = ({ target, currentTarget: dialog, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): void => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isBeside = target === dialog && (x < left || x > right || y < top || y > bottom)
    if (isBeside && closes.byPress && dialog.open && dialog.matches(':modal')) dialog.close()
  }
  const style: Custom = { ...root.style, ...variables }
  return (
    <dialog
      {...root}
      data-popup={words.join(' ')}
      style={style}
      open={root.id === undefined ? true : undefined}
      popover={isModal ? undefined : closes.byPress ? 'auto' : 'manual'}
      {...(isModal && { closedby: closes.attribute })}
      role={props.alert ? 'alertdialog' : undefined}
      aria-label={toText(props.accessibleLabel) || undefined}
      onToggle={onToggle}
      onClose={({ target, currentTarget }) => target === currentTarget && currentTarget.popover === null && tell(false)}
      onClick={onClick}
    >
      <Slot name="children" />
    </dialog>
  )
}
