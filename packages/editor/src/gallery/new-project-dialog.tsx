import { useState } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useApp } from '../app/app-context.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TemplatePicture } from './template-picture.tsx'
import { TEMPLATES } from './templates.ts'
import type { TemplateId } from './templates.ts'
import { useAsking } from './use-asking.ts'
import styles from './new-project-dialog.module.css'

/** Asks for a name and a template, then makes the project and opens it. */
export function NewProjectDialog({ start, onClose }: { readonly start: TemplateId; readonly onClose: () => void }) {
  const { server, router } = useApp()
  const [name, setName] = useState<string>(words.defaultName)
  const [template, setTemplate] = useState<TemplateId>(start)
  const { error, setError, isBusy, ask } = useAsking()

  const create = async () => {
    if (name.trim() === '') return setError(words.nameMissing)
    await ask(async () => {
      const project = await server.createProject({ name: name.trim(), template })
      router.go({ screen: 'project', projectId: project.id, nodeIds: [] })
    })
  }

  return (
    <Dialog
      title={words.newProject}
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button tone="primary" isPending={isBusy} onPress={() => void create()}>
            {words.create}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
        className={styles.form}
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
        <RadioGroup
          value={template}
          onChange={(value) => setTemplate(TEMPLATES.find(({ id }) => id === value)?.id ?? 'empty')}
          className={styles.group ?? ''}
        >
          <Label className={styles.label ?? ''}>{words.template}</Label>
          <div className={styles.cards}>
            {TEMPLATES.map(({ id, label, lead }) => (
              <Radio key={id} value={id} className={styles.card ?? ''}>
                <span className={styles.picture}>
                  <TemplatePicture template={id} />
                </span>
                <span className={styles.name}>{label}</span>
                <span className={styles.lead}>{lead}</span>
              </Radio>
            ))}
          </div>
        </RadioGroup>
      </form>
    </Dialog>
  )
}
