import { useApp } from '../app/app-context.ts'
import type { ProjectSummary } from '../server/account-server.ts'
import { words } from './words.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { useAsking } from './use-asking.ts'

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
    <AlertDialog
      title={words.deleteTitle(project.name)}
      keep={words.cancel}
      confirm={words.deleteConfirm}
      isPending={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      {words.deleteLead}
    </AlertDialog>
  )
}
