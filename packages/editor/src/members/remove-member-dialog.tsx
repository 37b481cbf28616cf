import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Member } from './members-section.tsx'
import { words } from './words.ts'

/** Asks before somebody loses the project: it cannot be undone. */
export function RemoveMemberDialog({
  member: { name, isYou },
  onClose,
  onConfirm,
}: {
  readonly member: Member
  readonly onClose: () => void
  readonly onConfirm: () => void
}) {
  return (
    <Dialog
      title={isYou ? words.leaveTitle : words.removeTitle(name)}
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
            {isYou ? words.leaveNow : words.removeNow}
          </Button>
        </>
      }
    >
      <p>{isYou ? words.leaveLead : words.removeLead(name)}</p>
    </Dialog>
  )
}
