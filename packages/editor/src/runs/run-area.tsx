import { History, LogOut, Pause, StepForward } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { useValue } from '../use-value.ts'
import { OnwardDialog } from './onward-dialog.tsx'
import { onwardFrom } from './onward.ts'
import { pagePath } from './page-path.ts'
import { actionName, exactClock } from './run-names.ts'
import { stepsOf } from './run-steps.ts'
import { goOn, runInTab, startRun, stopRun, type Running } from './running.ts'
import { words } from './words.ts'
import styles from './run-area.module.css'

/** Room around the page in CSS pixels. */
const ROOM = 24
/** What a page in the frame may do: everything but to take the editor's place. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-pointer-lock'

/** The living draft in the place of the canvas. */
export function RunArea(): ReactNode {
  const editor = useEditor()
  const { session } = editor
  const running = useValue(session.running)
  const isPast = usePastStep() !== undefined
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      // The innermost first, wherever the keys are: the large view, the run that is looked at, running itself.
      if (session.isRunLarge.peek()) session.isRunLarge.value = false
      else if (session.looked.peek()) session.looked.value = undefined
      else stopRun(editor)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [editor, session])
  if (!running) return null
  return (
    <section className={styles.area} aria-label={words.region} data-past={isPast || undefined}>
      <PastBar />
      <HeldBar />
      <EditedBar running={running} />
      <DraftFrame running={running} isPast={isPast} />
    </section>
  )
}

/** The run that is looked at, unless it waits: then the page shows now. */
function usePastStep() {
  const { session } = useEditor()
  const looked = useValue(session.looked)
  const runs = useValue(session.runLog.runs)
  const run = looked && runs.find(({ number }) => number === looked.run)
  return run && !run.isHeld ? { run, step: looked.step } : undefined
}

function DraftFrame({ running, isPast }: { readonly running: Running; readonly isPast: boolean }): ReactNode {
  const editor = useEditor()
  const { session } = editor
  const url = useValue(running.url)
  const state = useValue(running.state)
  const { width: areaWidth, height: areaHeight } = useValue(session.canvasArea)
  const canvasWidth = useValue(session.canvasWidth)
  const scale = Math.min(1, Math.max(0.2, (areaWidth - ROOM * 2) / canvasWidth))
  const frame = useRef<HTMLIFrameElement>(null)
  useFollowed(running)
  useEffect(() => {
    running.window.current = frame.current?.contentWindow ?? null
  })
  return (
    <div className={styles.stage}>
      {url !== undefined && (
        <div className={styles.page} style={{ width: canvasWidth * scale }}>
          <iframe
            ref={frame}
            className={styles.frame}
            title={words.frame}
            sandbox={SANDBOX}
            allow="clipboard-read; clipboard-write; geolocation"
            src={url}
            style={{ width: canvasWidth, height: (areaHeight - ROOM * 2) / scale, transform: `scale(${scale})` }}
          />
          {isPast && <div className={styles.glass} />}
        </div>
      )}
      {state !== 'alive' && (
        <p className={styles.waiting} role="status">
          {state === 'starting' ? words.starting : words.silent}
          {state === 'silent' && <Button onPress={() => void runInTab(editor)}>{words.openTab}</Button>}
        </p>
      )}
    </div>
  )
}

/** Language, page and theme of the editor are those of the draft, from when they change. */
function useFollowed({ send, url }: Running): void {
  const editor = useEditor()
  const { session } = editor
  useEffect(() => {
    let isFirst = true
    const stops = [
      session.language.subscribe(() => open()),
      session.pageId.subscribe(() => open()),
      session.theme.subscribe((theme) => !isFirst && send({ type: 'theme', theme })),
    ]
    function open(): void {
      if (!isFirst && url.peek() !== undefined) send({ type: 'open', path: pagePath(editor) })
    }
    isFirst = false
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, session, send, url])
}

function PastBar(): ReactNode {
  const editor = useEditor()
  const past = usePastStep()
  const isAsked = useValue(editor.session.isGoingOnward)
  if (!past) return null
  const { run, step } = past
  const workflow = editor.view.find('workflow', run.workflowId)
  const canGoOn = step !== undefined && onwardFrom(run, step, workflow) !== undefined
  const steps = stepsOf(run)
  const time = run.began + (step === undefined ? 0 : (steps[step]?.at ?? 0))
  return (
    <div className={styles.past} role="status">
      <History size={16} strokeWidth={1.6} aria-hidden />
      <b>{words.past}</b>
      <span className={styles.told}>{words.pastMore(exactClock(time), run.number, (step ?? -1) + 1, steps.length)}</span>
      {canGoOn && (
        <button type="button" className={styles.back} onClick={() => (editor.session.isGoingOnward.value = true)}>
          <StepForward size={14} strokeWidth={1.6} aria-hidden />
          {words.onward.title}
        </button>
      )}
      {isAsked && step !== undefined && <OnwardDialog run={run} at={step} />}
      <button type="button" className={styles.back} onClick={() => (editor.session.looked.value = undefined)}>
        <LogOut size={14} strokeWidth={1.6} aria-hidden />
        {words.now}
        <kbd className={styles.key}>Esc</kbd>
      </button>
    </div>
  )
}

function HeldBar(): ReactNode {
  const editor = useEditor()
  const held = useValue(editor.session.runLog.held)
  if (!held) return null
  return (
    <div className={styles.bar} role="status">
      <Pause size={16} strokeWidth={1.6} aria-hidden />
      <b>{words.held}</b>
      <span className={styles.told}>{words.heldMore(actionName(editor, held.workflowId, held.actionId))}</span>
      <Button icon={StepForward} onPress={() => goOn(editor, true)}>
        {words.stepOn}
      </Button>
      <Button tone="primary" onPress={() => goOn(editor, false)}>
        {words.goOn}
      </Button>
    </div>
  )
}

function EditedBar({ running }: { readonly running: Running }): ReactNode {
  const editor = useEditor()
  const isEdited = useValue(running.isEdited)
  if (!isEdited) return null
  return (
    <div className={styles.bar} role="status">
      <span className={styles.told}>{words.edited}</span>
      <Button onPress={() => void startRun(editor)}>{words.restart}</Button>
    </div>
  )
}
