import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** A window with a form: its button makes what the form says, and so does Enter in one of its fields. */
export function FormDialog({
  title,
  cancel,
  submit,
  className,
  onClose,
  onSubmit,
  children,
}: {
  readonly title: string
  /** What the two buttons say. */
  readonly cancel: string
  readonly submit: string
  /** Of the form. */
  readonly className: string | undefined
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly children: ReactNode
}) {
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button tone="primary" onPress={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        {/* Enter in a field submits it. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
