import { useApp } from '../app/app-context.ts'
import type { ProjectSummary } from '../server/account-server.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useAsking } from './use-asking.ts'
import styles from './gallery.module.css'

/** Asks before the one thing that undo cannot answer. */
export function DeleteProjectDialog({
  project,
  onClose,
  onDone,
}: {
  readonly project: ProjectSummary
  readonly onClose: () => void
  readonly onDone: () => void
}) {
  const { server } = useApp()
  const { error, isBusy, ask } = useAsking()
  const remove = () => ask(() => server.deleteProject(project.id).then(onDone))
  return (
    <Dialog
      role="alertdialog"
      title={words.deleteTitle(project.name)}
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" autoFocus onPress={onClose}>
            {words.cancel}
          </Button>
          <Button tone="danger" isPending={isBusy} onPress={() => void remove()}>
            {words.deleteConfirm}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{words.deleteLead}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Dialog>
  )
}
