import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react'
import { LocalSlot } from '@heddle/kit/react/local'
import { Slot, toText, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import type { basePopupDefinition } from './definition.ts'
import { closedBy, placeOf } from './look.ts'
import { PLACE_ALONE } from './place-alone.ts'
import { isBeside, useClosing } from './use-closing.ts'

type Custom = CSSProperties & Readonly<Record<`--${string}`, string>>

const ALONE = { popup: PLACE_ALONE }

/**
 * A dialog of the browser, which keeps the focus inside of it, gives it back, and closes the innermost first. One that nothing
 * can open, as it has no id, stands open: that on the canvas.
 */
export function BasePopup({ root, props }: ElementProps<typeof basePopupDefinition>): ReactNode {
  const node = useNode()
  const [, setOpen] = useElementVariable('open', false)
  const [element, ref] = useRoot<HTMLDialogElement>(root.ref)
  const isModal = Boolean(props.overlay) || Boolean(props.preventInteractionsOutside)
  const closes = closedBy(props)
  const { words, variables } = placeOf(props)
  const tell = (open: boolean): void => {
    setOpen(open)
    void node.emit('change', { open })
    void node.emit(open ? 'open' : 'close', open ? undefined : closing.take())
  }
  const closing = useClosing(element, Boolean(props.overlay), () => tell(false))
  // A dialog says at once that it was closed, a popover only so.
  const onToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLDialogElement>): void => {
    if (target === currentTarget && (newState === 'open' || currentTarget.popover !== null)) tell(newState === 'open')
  }
  // For browsers whose dialogs do not close by a press beside them.
  const onClick = ({ nativeEvent, currentTarget: dialog, target }: MouseEvent<HTMLDialogElement>): void => {
    const isMeant = target === dialog && closes.byPress && isBeside(dialog, nativeEvent)
    if (isMeant && dialog.open && dialog.matches(':modal')) closing.ask(dialog)
  }
  // The browser closes by Escape what it closes by a press; a popover that stays by a press is left to us.
  const onKeyDown = ({ key, currentTarget: dialog, defaultPrevented }: KeyboardEvent<HTMLDialogElement>): void => {
    if (key === 'Escape' && !defaultPrevented && props.escClose && dialog.popover === 'manual') closing.ask(dialog)
  }
  const style: Custom = { ...root.style, ...variables }
  return (
    <dialog
      {...root}
      ref={ref}
      data-popup={words.join(' ')}
      style={style}
      open={root.id === undefined ? true : undefined}
      // A modal one has it for browsers that are told to open it and know no commands of buttons.
      popover={isModal && root.popover === undefined ? undefined : closes.byPress ? 'auto' : 'manual'}
      {...(isModal && { closedby: closes.attribute })}
      role={props.alert ? 'alertdialog' : undefined}
      aria-label={toText(props.accessibleLabel) || undefined}
      onToggle={onToggle}
      onCancel={closing.onCancel}
      onClose={({ target, currentTarget }) => target === currentTarget && currentTarget.popover === null && tell(false)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {root.id === undefined ? <LocalSlot name="children" data={ALONE} /> : <Slot name="children" />}
    </dialog>
  )
}
