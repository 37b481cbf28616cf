import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

/** Asks before something that undo cannot answer. Who presses Enter at once keeps what there is. */
export function AlertDialog({
  title,
  keep,
  confirm,
  isPending = false,
  error,
  onClose,
  onConfirm,
  children,
}: {
  readonly title: string
  /** What the two buttons say. */
  readonly keep: string
  readonly confirm: string
  readonly isPending?: boolean
  /** Why it could not be done. */
  readonly error?: string | undefined
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly children: ReactNode
}) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" autoFocus onPress={onClose}>
            {keep}
          </Button>
          <Button tone="danger" isPending={isPending} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{children}</p>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Dialog>
  )
}
