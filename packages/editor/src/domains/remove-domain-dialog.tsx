import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { words } from './words.ts'

/** Asks before a name is given up: visitors who come by it find nothing any more. */
export function RemoveDomainDialog({
  host,
  onClose,
  onConfirm,
}: {
  readonly host: string
  readonly onClose: () => void
  readonly onConfirm: () => void
}) {
  return (
    <Dialog
      title={words.removeTitle(host)}
      role="alertdialog"
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" autoFocus onPress={onClose}>
            {words.keep}
          </Button>
          <Button tone="danger" onPress={onConfirm}>
            {words.removeNow}
          </Button>
        </>
      }
    >
      <p>{words.removeLead}</p>
    </Dialog>
  )
}
