import { expect, it } from 'vitest'
import { createDesk } from './testing/desk.ts'
import { formula, sketch } from './testing/workflows.ts'

const text = formula('event.text')

it('workflow-W70 of runs that come quickly after each other only the last one passes a debounce', async () => {
  const desk = createDesk([
    sketch('w', { a: { type: 'debounce', args: { milliseconds: 100 }, next: 'b' }, b: { type: 'say', args: { text } } }),
  ])
  const runs = ['h', 'he', 'hey'].map((value) => desk.run('w', { event: { text: value } }))
  await desk.fake.clock.advance(100)
  expect((await Promise.all(runs)).map(({ status }) => status)).toEqual(['stopped', 'stopped', 'done'])
  expect(desk.said).toEqual(['hey'])
})

const once = (mode: string) =>
  sketch('w', {
    a: { type: 'run-once', args: { mode }, next: 'b' },
    b: { type: 'wait', args: { time: 10 }, next: 'c' },
    c: { type: 'say', args: { text } },
  })
async function twice(mode: string) {
  const desk = createDesk([once(mode)])
  const runs = ['first', 'second'].map((value) => desk.run('w', { event: { text: value } }))
  await desk.fake.clock.advance(30)
  return { statuses: (await Promise.all(runs)).map(({ status }) => status), said: desk.said }
}

it('workflow-W71 once at a time drops a run while another goes on, lets it wait, or takes its place', async () => {
  expect(await twice('drop')).toEqual({ statuses: ['done', 'stopped'], said: ['first'] })
  expect(await twice('queue')).toEqual({ statuses: ['done', 'done'], said: ['first', 'second'] })
  expect(await twice('restart')).toEqual({ statuses: ['cancelled', 'done'], said: ['second'] })
})

it('workflow-W71 a run that has its turn keeps it: it does not wait for itself', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'loop', args: { items: [1, 2] }, loop: 'b' },
      b: { type: 'run-once', args: { mode: 'queue' }, next: 'c' },
      c: { type: 'say', args: { text: 'round' } },
    }),
  ])
  expect(await desk.run()).toMatchObject({ status: 'done' })
  expect(desk.said).toEqual(['round', 'round'])
})

it('workflow-W71 of two runs that would wait for each other the second is told so, and the first goes on', async () => {
  const line = (id: string) =>
    sketch(id, { a: { type: 'run-once', args: { mode: 'queue' }, next: 'b' }, b: { type: 'wait', args: { time: 10 } } })
  const both = (id: string, [first, second]: readonly [string, string]) =>
    sketch(id, { a: { type: 'run', args: { id: first }, next: 'b' }, b: { type: 'run', args: { id: second } } })
  const desk = createDesk([line('left'), line('right'), both('one', ['left', 'right']), both('two', ['right', 'left'])])
  const runs = [desk.run('one'), desk.run('two')]
  await desk.fake.clock.advance(50)
  const [one, two] = await Promise.all(runs)
  expect(one).toMatchObject({ status: 'done' })
  expect(two).toMatchObject({
    status: 'failed',
    error: { message: 'The run would wait for another run that waits for this one.' },
  })
})
