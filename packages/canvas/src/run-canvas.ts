import type { ActionDefinition, ElementDefinition, FormulaFunctions, PluginBrowser, PluginDefinition } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'
import type { RunTest } from '@heddle/runtime/run-test'
import { createDrawing, type Drawing } from './drawing.tsx'
import { forwardKeys, makeInert } from './make-inert.ts'
import { answerQuestion, isAboutValues, isQuestion, type Question } from './answer-question.ts'
import { isToCanvas } from './is-to-canvas.ts'
import { createLate, type LateOptions } from './late-parts.ts'
import { createReporter } from './report-boxes.ts'
import { createTextEditing } from './text-editing.ts'
import { createScrolling } from './scrolling.ts'
import { runTestOf } from './run-test-of.ts'
import type { FromCanvas, ToCanvas } from './protocol.ts'
import { whenIdle } from './when-idle.ts'

export interface CanvasOptions {
  readonly definitions: readonly ElementDefinition[]
  /** Element bodies by name, those that are there at once. */
  readonly components: Readonly<Record<string, ElementComponent>>
  /** What rules cannot say, as CSS text by element type. */
  readonly elementStyles: Readonly<Record<string, string>>
  /** Formula functions by name, those that are there at once. */
  readonly functions?: FormulaFunctions
  /** What few pages need: comes after the first drawing, and sooner where a formula or an element asks for it. */
  readonly late?: LateOptions
  readonly plugins?: readonly PluginDefinition[]
  /** Browser sides of plugins by namespace; on the canvas only their functions run. */
  readonly browsers?: Readonly<Record<string, PluginBrowser>>
  /** What runs tests of the project: loaded when the first one runs. */
  readonly loadTesting?: () => Promise<Testing>
  /** Where the page is drawn; the frame's body unless told otherwise. */
  readonly container?: Element
}

/** What tests of a project run with. */
export interface Testing {
  readonly actions: readonly ActionDefinition[]
  readonly runTest: RunTest
}

/** Speaks the protocol over a port: draws what is loaded, follows its changes, answers questions. Returns how to stop. */
export function runCanvas(port: MessagePort, options: CanvasOptions): () => void {
  const send = (message: FromCanvas): void => port.postMessage(message)
  const reporter = createReporter({ document, send })
  const scrolling = createScrolling(document)
  const stopInert = makeInert(document)
  let drawing: Drawing | undefined
  let forgetIdle: (() => void) | undefined
  /** Questions about values that could not be worked out yet. */
  let waiting: readonly Question[] = []
  const late =
    options.late &&
    createLate(
      options.late,
      (hasCome, ofValues) => {
        if (!drawing) return
        if (hasCome) draw(ofValues ? drawing.again : drawing.drawBodies)
        const questions = waiting
        waiting = []
        for (const question of questions) send(answerQuestion(question, drawing))
      },
      () => drawing?.takeStyles(),
    )
  const editing = createTextEditing({ document, send, hold: (id) => drawing?.hold(id) })
  const stopKeys = forwardKeys(document, send, editing.isActive)

  function draw(change: () => void): void {
    change()
    reporter.flush()
    send({ type: 'drawn' })
  }

  function receive(message: ToCanvas): void {
    if (message.type === 'load') {
      editing.stop(true)
      drawing?.close()
      const { records, view } = message
      // On its way while all else is drawn.
      if (records.some((record) => record.kind === 'node' && late?.isLate(record.element))) late?.fetch()
      draw(
        () =>
          (drawing = createDrawing({
            ...options,
            late,
            records,
            view,
            onNodeError: (id, text) => send({ type: 'node-error', id, message: text }),
          })),
      )
      if (late) forgetIdle ??= whenIdle(late.fetch)
      return
    }
    if (!drawing) return
    const current = drawing
    if (message.type === 'run-test') {
      void runTestOf(message, current.document, options).then(send)
      return
    }
    if (isQuestion(message)) {
      // What is asked next must not be answered before what was reported until now.
      reporter.flush()
      const answer = answerQuestion(message, current)
      if (late?.isMissed() && isAboutValues(message)) waiting = [...waiting, message]
      else send(answer)
      return
    }
    switch (message.type) {
      case 'diff':
        draw(() => current.apply(message.diff))
        break
      case 'view':
        draw(() => current.show(message.view))
        break
      case 'watch':
        reporter.watch(message.ids)
        break
      case 'scroll-by':
        scrolling.by(message.dx, message.dy)
        break
      case 'scroll-to':
        scrolling.to(message.id)
        break
      case 'centre':
        scrolling.centre(message.ids)
        break
      case 'edit-text':
        editing.start(message.id, message.field, current.textOf(message.id, message.field))
        break
      case 'stop-edit-text':
        editing.stop(message.keep)
        break
      case 'show':
        draw(() => current.showParts(message.parts))
        break
      case 'try':
        draw(() => current.tryOut(message.values))
        break
      case 'show-collections':
        draw(() => current.stage(message.shows))
        break
      case 'give-rows':
        draw(() => current.give(message.asked))
        break
      case 'force-state':
        draw(() => current.forceState(message.id, message.state))
        break
    }
  }

  const listen = (event: MessageEvent<unknown>): void => {
    if (isToCanvas(event.data)) receive(event.data)
  }
  port.addEventListener('message', listen)
  port.start()
  send({ type: 'ready' })

  return () => {
    port.removeEventListener('message', listen)
    port.close()
    editing.stop(false)
    reporter.close()
    scrolling.close()
    stopInert()
    stopKeys()
    forgetIdle?.()
    drawing?.close()
    drawing = undefined
  }
}
