import { useState } from 'react'
import { useApp } from '../app/app-context.ts'
import type { ProjectSummary } from '../server/account-server.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useAsking } from './use-asking.ts'

/** Asks for a project's new name. */
export function RenameProjectDialog({
  project,
  onClose,
  onDone,
}: {
  readonly project: ProjectSummary
  readonly onClose: () => void
  readonly onDone: () => void
}) {
  const { server } = useApp()
  const [name, setName] = useState(project.name)
  const { error, setError, isBusy, ask } = useAsking()
  const save = async () => {
    if (name.trim() === '') return setError(words.nameMissing)
    await ask(() => server.renameProject(project.id, name.trim()).then(onDone))
  }
  return (
    <Dialog
      title={words.renameTitle}
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button tone="primary" isPending={isBusy} onPress={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={words.name}
          size="large"
          autoFocus
          value={name}
          onChange={(text) => {
            setName(text)
            setError(undefined)
          }}
          error={error}
        />
      </form>
    </Dialog>
  )
}
