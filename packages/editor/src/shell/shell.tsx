import { useEffect } from 'react'
import type { CSSProperties } from 'react'
import { CanvasArea } from '../canvas/canvas-area.tsx'
import { CommandPalette } from './palette/command-palette.tsx'
import { SelectionMenu } from './selection-menu.tsx'
import { listenToKeys } from './listen-to-keys.ts'
import { DragGhost } from '../drag/drag-ghost.tsx'
import { Inspector } from '../inspector/inspector.tsx'
import { useProject } from '../project/project-context.ts'
import { words } from './words.ts'
import { classNames } from '../ui/class-names.ts'
import { usePage } from '../session/use-document.ts'
import { useEditor } from '../session/use-editor.ts'
import { useMay } from '../session/use-role.ts'
import { useHasValue, useValue } from '../use-value.ts'
import { BottomBar } from './bottom-bar.tsx'
import { LeftPanel } from './left-panel.tsx'
import { Notice } from './notice.tsx'
import { panelWidth } from './kept-size.ts'
import { LaidOut } from './laid-out.tsx'
import { LazyPart } from './lazy-part.tsx'
import { loadSelection } from './load-selection.ts'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { useSubject } from './use-subject.ts'
import { WidePart } from './wide-part.tsx'
import styles from './shell.module.css'

/** Where one stands in a component is fetched when one is opened. */
const loadInsideBar = () => import('../canvas/inside/inside-bar.tsx').then(({ InsideBar }) => InsideBar)

/** So are the window that publishes and the sheet of shortcuts. */
const loadPublish = () => import('../publish/publish-dialog.tsx').then(({ PublishDialog }) => PublishDialog)
const loadShortcuts = () => import('./shortcuts-sheet.tsx').then(({ ShortcutsSheet }) => ShortcutsSheet)

const loadRoleBar = () => import('../members/role-bar.tsx').then(({ RoleBar }) => RoleBar)

/** The whole screen of an open project. */
export function Shell() {
  const editor = useEditor()
  const { session } = editor
  const hasPanel = useHasValue(session.panel)
  const isHidden = useValue(session.isInterfaceHidden)
  const width = useValue(panelWidth.pixels)
  const { frame } = useProject()
  const shown = useSubject()
  const hasAction = useHasValue(session.action)
  const isMakingComponent = useHasValue(session.componentDraft)
  const opened = shown?.subject.wide?.place === 'cover' ? session.isCoverOpen : session.isWideOpen
  const isWideOpen = useValue(shown?.subject.wide?.isOpen?.(session) ?? opened)
  const wide = isWideOpen ? shown?.subject.wide : undefined
  const isInside = useHasValue(session.inside)
  const isPublishing = useValue(session.isPublishOpen)
  const areShortcutsOpen = useValue(session.isShortcutsOpen)
  const isRunning = useHasValue(session.running)
  const isTrying = useHasValue(session.trying)
  const hasRuns = useValue(session.isRunsOpen)
  const hasStep = useHasValue(session.looked)
  const isFed = usePage()?.cmsDataSetPath !== undefined
  const isRunLarge = useValue(session.isRunLarge)
  const isLimited = !useMay('editor')
  const isCovered = isRunLarge || wide?.place === 'cover'
  useEffect(() => listenToKeys(editor, window), [editor])

  return (
    <div
      className={classNames(styles.shell, isCovered && styles.covered, isHidden && styles.bare)}
      style={leftWidth(hasPanel && !isHidden ? width : 0)}
    >
      {!isHidden && PARTS.topBar}
      {!isHidden && PARTS.rail}
      {!isHidden && PARTS.leftPanel}
      <div className={styles.middle}>
        {!isHidden && isLimited && <LazyPart load={loadRoleBar} id="" />}
        {!isHidden && isInside && <LazyPart load={loadInsideBar} id="" />}
        {!isHidden && isFed && <LazyPart load={loadRowBar} id="" />}
        <main className={styles.canvas} data-region="canvas" aria-label={words.canvas}>
          <CanvasArea earlyFrame={frame}>{PARTS.laidOut}</CanvasArea>
          {isRunning && <LazyPart load={loadRunning} id="" />}
          {PARTS.notice}
        </main>
        {!isHidden && hasRuns && !isRunLarge && <WidePart id="" wide={RUNS} label={words.runs} />}
        {!isHidden && !hasRuns && shown && wide?.place === 'dock' && <WidePart id={shown.id} wide={wide} label={words.dock} />}
      </div>
      {!isHidden && shown && wide && wide.place !== 'dock' && <WidePart id={shown.id} wide={wide} label={words.dock} />}
      {!isHidden && isRunLarge && <WidePart id="" wide={LARGE_RUN} label={words.runs} />}
      {!isHidden && hasAction && wide?.place !== 'canvas' && (
        <aside className={styles.column} data-region="action" aria-label={words.action}>
          <LazyPart load={loadAction} id="" />
        </aside>
      )}
      {!isHidden && (
        <aside className={styles.right} data-region="inspector" aria-label={words.inspector}>
          {hasStep && <LazyPart load={loadStep} id="" />}
          {!hasStep &&
            (shown ? (
              <LazyPart load={shown.subject.loadInspector} id={shown.id} />
            ) : (
              <Inspector ofSelection={SELECTION} ofRows={ROWS} ofHead={HEAD} />
            ))}
        </aside>
      )}
      {!isHidden && PARTS.bottomBar}
      {PARTS.dialogs}
      {isPublishing && <LazyPart load={loadPublish} id="" />}
      {areShortcutsOpen && <LazyPart load={loadShortcuts} id="" />}
      {isTrying && <LazyPart load={loadTry} id="" />}
      {isMakingComponent && <LazyPart load={loadMakeComponent} id="" />}
      {PARTS.dragGhost}
    </div>
  )
}

/** The parameters of an action come when the first one is looked at. */
const loadAction = () => import('../workflows/action-column.tsx').then(({ ActionColumn }) => ActionColumn)

/** So does the window that makes a component. */
const loadMakeComponent = () =>
  import('../panels/components/make-component-dialog.tsx').then(({ MakeComponentDialog }) => MakeComponentDialog)
/** What shows running drafts and what they did comes when the first one runs. */
const loadRunning = () => import('../runs/run-area.tsx').then(({ RunArea }) => RunArea)
const loadHead = () => import('../inspector/page/head-fields.tsx').then(({ HeadSettings }) => HeadSettings)
const loadRowSettings = () => import('../inspector/page/rows/row-settings.tsx').then(({ RowSettings }) => RowSettings)
const loadRowBar = () => import('../canvas/rows/row-bar.tsx').then(({ RowBar }) => RowBar)
const loadTry = () => import('../runs/try/try-dialog.tsx').then(({ TryDialog }) => TryDialog)
const loadStep = () => import('../project-tests/run-inspector.tsx').then(({ RunInspector }) => RunInspector)
const RUNS = { place: 'dock', load: () => import('../project-tests/dock.tsx').then(({ Dock }) => Dock) } as const
const LARGE_RUN = { place: 'cover', load: () => import('../runs/large-run.tsx').then(({ LargeRun }) => LargeRun) } as const

/** Made once, so that they are not drawn again when what stands beside them changes. */
const PARTS = {
  topBar: <TopBar />,
  laidOut: <LaidOut />,
  rail: <Rail />,
  leftPanel: <LeftPanel />,
  notice: <Notice />,
  bottomBar: <BottomBar />,
  dialogs: (
    <>
      <CommandPalette />
      <SelectionMenu />
    </>
  ),
  dragGhost: <DragGhost />,
}
const SELECTION = <LazyPart load={loadSelection} id="" />
const ROWS = <LazyPart load={loadRowSettings} id="" />
const HEAD = <LazyPart load={loadHead} id="" />

/** The left panel's width as the custom property that the grid reads. */
function leftWidth(pixels: number): CSSProperties {
  return { ['--left' as string]: `${pixels}px` }
}
