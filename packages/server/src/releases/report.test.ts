import { expect, it } from 'vitest'
import { createReport, type PublishEvent } from './report.ts'

it('tells each problem once and a long step in few lines, the last one always', () => {
  const events: PublishEvent[] = []
  const report = createReport((event) => events.push(event))
  const problem = { code: 'x', path: 'node/a', message: 'Mend it.', severity: 'warning' as const }
  report.problems([problem, problem])
  report.problems([{ ...problem, path: 'node/b' }])
  expect(events).toHaveLength(2)
  for (let done = 1; done <= 1_001; done++) report.step('compress', done, 1_001)
  const steps = events.filter((event) => 'step' in event)
  expect(steps.length).toBeLessThanOrEqual(51)
  expect(steps.at(-1)).toEqual({ step: 'compress', done: 1_001, total: 1_001 })
})

it('tells a step once, however often it is reported', () => {
  const events: PublishEvent[] = []
  const report = createReport((event) => events.push(event))
  for (const done of [0, 0, 0, 1, 1, 2]) report.step('draw', done, 2)
  report.step('compress', 2, 2)
  expect(events.map((event) => ('step' in event ? `${event.step} ${event.done}` : ''))).toEqual([
    'draw 0',
    'draw 1',
    'draw 2',
    'compress 2',
  ])
})
