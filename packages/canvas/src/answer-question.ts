import type { Drawing } from './drawing.tsx'
import { readDropTargets } from './drop-targets.ts'
import { answerCount, answerEvaluate, answerPeek } from './formula-questions.ts'
import { hitTest } from './hit-test.ts'
import type { FromCanvas, ToCanvas } from './protocol.ts'

export type Question = Exclude<Extract<ToCanvas, { readonly request: number }>, { readonly type: 'run-test' }>

/** Whether it is answered at once. */
export function isQuestion(message: ToCanvas): message is Question {
  return 'request' in message && message.type !== 'run-test'
}

/** Whether formulas have to be worked out for it. */
export function isAboutValues({ type }: Question): boolean {
  return type !== 'hit' && type !== 'drop-targets'
}

/** Answers from what is drawn now. */
export function answerQuestion(question: Question, drawing: Drawing): FromCanvas {
  const { request } = question
  switch (question.type) {
    case 'hit':
      return { type: 'hit-answer', request, nodes: hitTest(document, question.x, question.y) }
    case 'drop-targets':
      return {
        type: 'drop-targets-answer',
        request,
        containers: readDropTargets({ document, ...drawing.places() }),
        scrollY: window.scrollY,
      }
    case 'evaluate':
      return { type: 'evaluate-answer', request, ...answerEvaluate(question, drawing.formulaPlaces()) }
    case 'peek':
      return { type: 'peek-answer', request, values: answerPeek(question, drawing.formulaPlaces()) }
    case 'count':
      return { type: 'count-answer', request, ...answerCount(question, drawing.formulaPlaces()) }
    case 'evaluate-many':
      return { type: 'evaluate-many-answer', request, results: drawing.glance(question.texts) }
    case 'rows': {
      const seen = drawing.rows(question)
      return { type: 'rows-answer', request, ...(seen && { seen }) }
    }
  }
}
