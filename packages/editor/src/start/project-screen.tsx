import { memo, startTransition, useEffect, useState } from 'react'
import { words as shellWords } from '../shell/words.ts'
import { useApp } from '../app/app-context.ts'
import { Message } from '../app/message.tsx'
import type { User } from '../server/account-server.ts'
import { messageOf } from '../server/request.ts'
import { Shell } from '../shell/shell.tsx'
import { words } from './words.ts'
import { useSite } from '../session/use-document.ts'
import { EditorContext } from '../session/use-editor.ts'
import { openProject } from './open-project.ts'
import type { OpenProject } from './open-project.ts'
import { ProjectContext } from '../project/project-context.ts'

/** Opens the project of the address and shows it. Whatever else the address says, such as the selection, does not draw it again. */
export const ProjectScreen = memo(function ProjectScreen({
  projectId,
  user,
}: {
  readonly projectId: string
  readonly user: User
}) {
  const app = useApp()
  const [opened, setOpened] = useState<OpenProject>()
  const [error, setError] = useState<string>()
  const [unavailable, setUnavailable] = useState<string>()

  useEffect(() => {
    const leaving = new AbortController()
    // The socket could only say that it was refused; the list says whether there is such a project.
    const findSummary = async () => {
      const summary = (await app.server.projects()).find(({ id }) => id === projectId)
      if (!summary) throw new Error(words.notFound)
      document.title = titleOf(summary.name)
      return summary
    }
    // A connection ends for many reasons, and for one of them for good.
    const askWhetherMine = (status: string) => {
      if (status !== 'offline') return
      app.server.projects().then(
        (mine) => {
          if (leaving.signal.aborted || mine.some(({ id }) => id === projectId)) return
          setError(words.noLonger)
          leaving.abort()
        },
        // Without the network nobody knows: what is open stays.
        () => undefined,
      )
    }
    const opening = { summary: findSummary(), user, leaving: leaving.signal, onUnavailable: setUnavailable }
    openProject(app, projectId, opening).then(
      (found) => {
        // Drawing the panels gives way to the frame that asks for the document meanwhile.
        if (leaving.signal.aborted) return
        startTransition(() => setOpened(found))
        leaving.signal.addEventListener('abort', found.editor.client.status.subscribe(askWhetherMine))
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setError(messageOf(error))
        leaving.abort()
      },
    )
    return () => {
      leaving.abort()
      document.title = 'Heddle'
    }
  }, [app, projectId, user])

  // What keeps the project closed may be mended meanwhile: then it opens by itself.
  const trouble = error ?? (opened ? undefined : unavailable)
  if (trouble !== undefined)
    return <Message text={trouble} action={shellWords.allProjects} onAction={() => app.router.go({ screen: 'gallery' })} />
  if (!opened) return <Message text={words.opening} />
  return (
    <EditorContext value={opened.editor}>
      <ProjectContext value={opened.project}>
        <WindowTitle />
        <Shell />
      </ProjectContext>
    </EditorContext>
  )
})

const titleOf = (name: string) => `${name} · Heddle`

/** The window is called what the site is called, whoever renames it. */
function WindowTitle() {
  const { name } = useSite()
  useEffect(() => {
    document.title = titleOf(name)
  }, [name])
  return null
}
