import { LogOut, Plus, Upload } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { words as appWords } from '../app/words.ts'
import { words } from './words.ts'
import { useApp } from '../app/app-context.ts'
import { ThemeMenu } from '../app/theme-menu.tsx'
import type { ListedProject } from '../server/account-server.ts'
import { lostText } from '../server/export-project.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { saveFile } from '../ui/save-file.ts'
import { DeleteProjectDialog } from './delete-project-dialog.tsx'
import { NewProjectDialog } from './new-project-dialog.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportZone } from './import-zone.tsx'
import { ProjectCard } from './project-card.tsx'
import { RenameProjectDialog } from './rename-project-dialog.tsx'
import { TemplateCards } from './template-cards.tsx'
import type { TemplateId } from './templates.ts'
import { useImport } from './use-import.ts'
import { useAsking } from './use-asking.ts'
import styles from './gallery.module.css'

type OpenDialog =
  | { readonly kind: 'new'; readonly template: TemplateId }
  | { readonly kind: 'rename' | 'delete'; readonly project: ListedProject }

/** Every project of the signed-in person. */
export function Gallery() {
  const { server, user } = useApp()
  const [projects, setProjects] = useState<readonly ListedProject[]>()
  const [now, setNow] = useState(Date.now)
  const list = useAsking()
  const leaving = useAsking()
  const title = useRef<HTMLHeadingElement>(null)
  const [dialog, setDialog] = useState<OpenDialog>()

  const { ask } = list
  const load = useCallback(() => {
    setDialog(undefined)
    void ask(async () => {
      setProjects(await server.projects())
      setNow(Date.now())
    })
  }, [server, ask])
  useEffect(load, [load])

  const moving = useAsking()
  const [status, setStatus] = useState('')
  const error = leaving.error ?? moving.error ?? list.error
  const picker = useRef<HTMLInputElement>(null)
  const bringing = useImport(moving)
  const { running } = bringing
  const exportProject = ({ id, name }: ListedProject) =>
    moving.ask(async () => {
      setStatus(words.exporting(name))
      const file = await server.exportProject(id)
      saveFile(file.name, file.content)
      if (file.lost.count > 0) moving.setError(lostText(file.lost))
    })

  const signOut = () =>
    leaving.ask(async () => {
      await server.signOut()
      user.value = null
    })
  // The button that the question came from goes with its card: the focus begins anew at the heading.
  const isCardGone = useRef(false)
  const afterDelete = () => {
    isCardGone.current = true
    load()
  }
  useEffect(() => {
    if (!isCardGone.current) return
    isCardGone.current = false
    title.current?.focus()
  }, [projects])
  const close = () => setDialog(undefined)

  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <Logo />
        <span className={styles.product}>{appWords.product}</span>
        <span className={styles.who}>{user.value?.name}</span>
        <ThemeMenu />
        <IconButton icon={LogOut} label={words.signOut} onPress={() => void signOut()} />
      </header>
      <ImportZone picker={picker} onFile={bringing.start}>
        <main className={styles.main}>
          <div className={styles.heading}>
            <h1 ref={title} tabIndex={-1} className={styles.title}>
              {words.title}
            </h1>
            <div className={styles.actions}>
              <Button icon={Upload} isPending={moving.isBusy} onPress={() => picker.current?.click()}>
                {words.importProject}
              </Button>
              <Button tone="primary" icon={Plus} onPress={() => setDialog({ kind: 'new', template: 'empty' })}>
                {words.newProject}
              </Button>
            </div>
          </div>
          {error && (
            <p role="alert" className={styles.error}>
              {error} {list.error && <Button onPress={load}>{appWords.tryAgain}</Button>}
            </p>
          )}
          <p role="status" className={styles.lead}>
            {running
              ? words.importing(running.file)
              : moving.isBusy
                ? status
                : projects === undefined && list.isBusy
                  ? words.loading
                  : bringing.note}
          </p>
          {running && <ImportProgress running={running} onCancelled={() => title.current?.focus()} />}
          {projects?.length === 0 && <EmptyGallery />}
          {projects && <TemplateCards onPick={(template) => setDialog({ kind: 'new', template })} />}
          <ul className={styles.cards}>
            {projects?.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                now={now}
                onExport={() => void exportProject(project)}
                onRename={() => setDialog({ kind: 'rename', project })}
                onDelete={() => setDialog({ kind: 'delete', project })}
              />
            ))}
          </ul>
        </main>
      </ImportZone>
      {dialog?.kind === 'new' && <NewProjectDialog start={dialog.template} onClose={close} />}
      {dialog?.kind === 'rename' && <RenameProjectDialog project={dialog.project} onClose={close} onDone={load} />}
      {dialog?.kind === 'delete' && <DeleteProjectDialog project={dialog.project} onClose={close} onDone={afterDelete} />}
    </div>
  )
}

function EmptyGallery() {
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{words.empty}</h2>
      <p className={styles.lead}>{words.emptyLead}</p>
    </div>
  )
}
