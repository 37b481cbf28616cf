import { computed } from '@preact/signals-core'
import { createIndexedDbSteps, createIndexedDbStorage } from '@heddle/sync/indexed-db'
import type { Id } from '@heddle/document'
import type { App } from '../app/app-context.ts'
import { createEarlyFrame } from '../canvas/early-frame.ts'
import { createEditor } from './create-editor.ts'
import type { Editor } from '../session/editor.ts'
import { watchBound } from '../problems/watch-bound.ts'
import { watchExamples } from '../problems/watch-examples.ts'
import { keepRuns } from '../runs/kept-runs.ts'
import { reconnectTabs, stopRun } from '../runs/running.ts'
import { failingTests } from '../project-tests/failing-tests.ts'
import { watchProblems } from '../problems/watch-problems.ts'
import { watchPublishing } from '../project/publish-state.ts'
import type { ProjectSummary, User } from '../server/account-server.ts'
import { createProjectServer } from '../server/project-server.ts'
import { loadInput } from '../formula/load-input.ts'
import { preloadPart } from '../shell/lazy-part.tsx'
import { loadSelection } from '../shell/load-selection.ts'
import { preloadBodies, preloadBody } from '../shell/panels.ts'
import { keepConnected } from './keep-connected.ts'
import { createEditorTransport, recordEntries } from './transport.ts'
import { syncAddress } from './address-sync.ts'
import { browserMemory } from '../memory.ts'
import { afterDrawing } from './after-drawing.ts'
import type { Project } from '../project/project-context.ts'

interface OpeningProject {
  readonly summary: Promise<ProjectSummary>
  readonly user: User
  readonly leaving: AbortSignal
  /** Told why the server does not open the project, and with nothing when it does. */
  readonly onUnavailable: (reason: string | undefined) => void
}

export interface OpenProject {
  readonly editor: Editor
  readonly project: Project
}

/**
 * Opens the project of an address over the network: its document, what the server's list says of it, and the page's frame
 * come at the same time. Rejects when the summary does. Aborting `leaving` closes it.
 */
export async function openProject(
  app: App,
  projectId: Id,
  { summary, user, leaving, onUnavailable }: OpeningProject,
): Promise<OpenProject> {
  const { value: address } = app.router.address
  const { transport, entries } = recordEntries(createEditorTransport(projectId, window.location))
  const frame = createEarlyFrame()
  leaving.addEventListener('abort', () => frame?.close())
  const opening = createEditor({
    projectId,
    definitions: app.definitions,
    functions: app.functions,
    plugins: app.plugins,
    pageSets: app.pageSets,
    loadActions: app.loadActions,
    server: createProjectServer(projectId),
    assetsUrl: app.assetsUrl.value,
    assetsRoom: app.assetsRoom.value,
    transport,
    changes: createIndexedDbStorage(projectId),
    steps: createIndexedDbSteps(projectId, user.id),
    memory: browserMemory('sessionStorage'),
    pageId: address.screen === 'project' ? address.pageId : undefined,
    selection: address.screen === 'project' ? address.nodeIds : [],
    onUnavailable,
    removerOf: (id) => entries.value.findLast(({ diff }) => diff.remove?.[id])?.author.name,
    signal: leaving,
  })
  // The frame draws in its own process while the panels are made here.
  const joined = opening.then((editor) => frame?.join(editor))
  const panelLoaded = opening.then(({ session }) => preloadBody(session.panel.value))
  const [editor, { updatedAt: changedAt }] = await Promise.all([opening, summary, joined, panelLoaded])
  // A panel opens without the server too, but nothing that is shown first waits for the others.
  leaving.addEventListener(
    'abort',
    afterDrawing(editor, () => {
      void preloadPart(loadSelection)
      preloadBodies()
      // Problems of workflows are found when they are known.
      void editor.actions.load().catch(() => undefined)
      // What fails now is asked for again when a formula is opened.
      void loadInput().catch(() => undefined)
    }),
  )
  const publishing = watchPublishing(editor.server, () => Math.max(changedAt, entries.value.at(-1)?.time ?? 0))
  void publishing.refresh()
  const stopPublishing = entries.subscribe((all) => all.length > 0 && publishing.changed())
  const [inDocument, stopWatching] = watchProblems(editor.store, editor)
  const [inValues, stopAsking] = watchBound(editor)
  const [inExamples, stopTrying] = watchExamples(editor)
  const inTests = failingTests(editor)
  const problems = computed(() => [...inDocument.value, ...inValues.value, ...inExamples.value, ...inTests.value])
  const stopAddress = syncAddress(editor, app.router)
  keepConnected(editor.client, window, document, leaving)
  const stopHearing = reconnectTabs(editor)
  const stopKeeping = keepRuns(editor.projectId, editor.session.runLog)
  leaving.addEventListener('abort', () => {
    stopRun(editor)
    stopHearing()
    stopKeeping()
    stopPublishing()
    stopWatching()
    stopAsking()
    stopTrying()
    stopAddress()
  })
  const log = computed(() =>
    entries.value.map(({ localId, label, author, time }) => ({
      id: localId,
      label,
      author: author.name,
      time,
      isMine: author.id === user.id,
    })),
  )
  return { editor, project: { user, problems, publishing, log, frame } }
}
