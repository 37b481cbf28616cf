import type { Drawing } from './drawing.tsx'
import { readDropTargets } from './drop-targets.ts'
import { hitTest } from './hit-test.ts'
import type { FromCanvas, ToCanvas } from './protocol.ts'

type Question = Extract<ToCanvas, { readonly request: number }>

export function isQuestion(message: ToCanvas): message is Question {
  return 'request' in message
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
      return { type: 'evaluate-answer', request, result: drawing.evaluate(question) }
  }
}
