import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlOpener } from '@heddle/testing/control-opener'
import type { ElementDefinition } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'
import { FormContainer } from '../form-container/component.tsx'
import { formContainerDefinition } from '../form-container/definition.ts'
import { FileDrop } from './component.tsx'
import { fileDropDefinition } from './definition.ts'

const open = controlOpener(fileDropDefinition, FileDrop, { accessibleLabel: 'Files' })

const textFile = (name: string, type = 'text/plain'): File => new File(['hello'], name, { type })
const [one, other] = [textFile('one.txt'), textFile('other.txt')]

/** As a person drags files over an element, and lets them go there. */
function drag(element: Element, name: string, files: readonly File[] = [one], related: Element | null = null): DragEvent {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer, relatedTarget: related })
  element.dispatchEvent(event)
  return event
}
const rowsOf = (element: Element) => [...element.querySelectorAll('li')]
const namesIn = (element: Element) => rowsOf(element).map((row) => row.querySelector('span span')?.textContent)
const noteOf = (element: Element) => element.querySelector('[role=status]')?.textContent

describe('S3-43 a file drop', () => {
  test('holds the file that was chosen; another one takes its place, the same one may be chosen again', async () => {
    const { element, control, variable, valuesOf, states } = await open()
    expect(variable('value')).toBeNull()
    await userEvent.upload(control(), one)
    expect([(variable('value') as File).name, namesIn(element()), states()]).toEqual(['one.txt', ['one.txt'], 'filled'])
    await userEvent.upload(control(), other)
    await userEvent.upload(control(), other)
    expect(valuesOf('change').map((file) => (file as File).name)).toEqual(['one.txt', 'other.txt', 'other.txt'])
    expect([namesIn(element()), noteOf(element())]).toEqual([['other.txt'], '1 file added'])
  })

  test('that takes several puts them behind each other, and takes each away', async () => {
    const { element, control, variable, valuesOf } = await open({ multiple: true })
    await userEvent.upload(control(), [one, other])
    await userEvent.upload(control(), textFile('third.txt'))
    expect(namesIn(element())).toEqual(['one.txt', 'other.txt', 'third.txt'])
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove one.txt')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove other.txt')
    await userEvent.keyboard('{Enter}{Enter}')
    expect([variable('value'), document.activeElement]).toEqual([[], control()])
    expect(valuesOf('change').map((files) => (files as File[]).length)).toEqual([2, 3, 2, 1, 0])
  })

  test('says that files are over it, also over what is in it, until they are gone or dropped', async () => {
    const { element, control, states, variable } = await open({ multiple: true })
    expect(drag(element(), 'dragenter').defaultPrevented).toBe(true)
    await expect.poll(states).toBe('drop')
    drag(element(), 'dragleave', [one], control())
    drag(control(), 'dragover')
    await expect.poll(states).toBe('drop')
    drag(element(), 'dragleave', [one], document.body)
    await expect.poll(states).toBeNull()
    drag(control(), 'dragover')
    expect(drag(control(), 'drop', [one, other]).defaultPrevented).toBe(true)
    await expect.poll(states).toBe('filled')
    expect(variable('value')).toHaveLength(2)
  })

  test('leaves alone what is dragged and is no file', async () => {
    const { element, states } = await open()
    const event = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() })
    element().dispatchEvent(event)
    expect([event.defaultPrevented, states()]).toEqual([false, null])
  })

  test('refuses files with a reason, whether they were dropped or chosen, and takes the others', async () => {
    const { element, control, said, names } = await open({ multiple: true, accept: 'image', maxFiles: 1 })
    const [first, second] = [textFile('a.png', 'image/png'), textFile('b.png', 'image/png')]
    drag(element(), 'drop', [one, first])
    await expect.poll(() => namesIn(element())).toEqual(['a.png'])
    expect(noteOf(element())).toBe('one.txt: This type of file is not accepted.\n1 file added')
    await userEvent.upload(control(), second)
    expect(noteOf(element())).toBe('b.png: Too many files.')
    const refused = said.filter(({ name }) => name === 'invalidFile').map(({ payload }) => payload)
    expect(refused).toMatchObject([
      { value: one, reason: 'type' },
      { value: { name: 'b.png' }, reason: 'tooMany' },
    ])
    expect(names().filter((name) => name === 'change')).toHaveLength(1)
  })

  test('that is read-only or disabled takes none, and keeps the browser from opening what is dropped', async () => {
    for (const props of [{ readonly: true }, { disabled: true }]) {
      const { element, variable, names } = await open(props)
      expect(drag(element(), 'drop').defaultPrevented).toBe(true)
      expect([variable('value'), names()]).toEqual([null, []])
    }
  })

  test('takes what was chosen before the page was alive', async () => {
    const before = (body: HTMLElement) => {
      const transfer = new DataTransfer()
      transfer.items.add(one)
      const field = body.querySelector('input') ?? expect.fail()
      field.files = transfer.files
    }
    const { variable, names } = await open({}, { before })
    expect([variable('value'), names()]).toEqual([one, ['change']])
  })

  test('draws small pictures of pictures, and the ending of others', async () => {
    const canvas = new OffscreenCanvas(4, 2)
    const context = canvas.getContext('2d') ?? expect.fail()
    context.fillStyle = '#ff0000'
    context.fillRect(0, 0, 4, 2)
    const picture = new File([await canvas.convertToBlob()], 'red.png', { type: 'image/png' })
    const { element, control } = await open({ multiple: true })
    await userEvent.upload(control(), [picture, one])
    const drawn = element().querySelector('canvas') ?? expect.fail()
    await expect.poll(() => [...(drawn.getContext('2d')?.getImageData(40, 40, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255])
    expect(rowsOf(element())[1]?.querySelector('.heddle-file-kind')?.textContent).toBe('txt')
  })

  test('lets a person put its files in another order, by buttons that keep the focus, and says where each stands', async () => {
    const { element, control, variable, valuesOf } = await open({ multiple: true, reorder: true })
    await userEvent.upload(control(), [one, other, textFile('third.txt')])
    const focused = () => document.activeElement?.getAttribute('aria-label')
    const button = (name: string) => element().querySelector<HTMLElement>(`[aria-label="${name}"]`) ?? expect.fail(name)
    expect(button('Move one.txt up').matches(':disabled')).toBe(true)
    button('Move one.txt down').focus()
    await userEvent.keyboard('{Enter}')
    expect([namesIn(element()), focused()]).toEqual([['other.txt', 'one.txt', 'third.txt'], 'Move one.txt down'])
    await userEvent.keyboard('{Enter}')
    expect([namesIn(element()), focused()]).toEqual([['other.txt', 'third.txt', 'one.txt'], 'Move one.txt up'])
    expect(noteOf(element())).toBe('one.txt: 3 / 3')
    expect(variable('value')).toMatchObject([{ name: 'other.txt' }, { name: 'third.txt' }, { name: 'one.txt' }])
    expect(valuesOf('change')).toHaveLength(3)
  })

  test.each([{ multiple: true, reorder: true, readonly: true }, { multiple: true }, { reorder: true }])(
    'has no buttons that move where nothing can be moved: %j',
    async (props) => {
      const { element, control } = await open(props)
      await userEvent.upload(control(), props.multiple ? [one, other] : [one])
      expect(element().querySelector('.heddle-file-move')).toBeNull()
    },
  )

  test('has an icon of the set where one is named, and its own where the name is none', async () => {
    for (const [icon, drawn] of [
      ['camera', 'camera'],
      ['', 'data:'],
      ['../secret', 'data:'],
    ] as const) {
      const { element } = await open({ icon })
      const text = element().querySelector('.heddle-drop-text') ?? expect.fail()
      expect(text.getAttribute('style') ?? 'data:').toContain(drawn)
    }
  })

  test('is cleared by workflows, which take single files away too', async () => {
    const { control, variable, run, names } = await open({ multiple: true })
    await userEvent.upload(control(), [one, other])
    await run('remove-file', '0')
    expect(variable('value')).toMatchObject([{ name: 'other.txt' }])
    await run('clear')
    expect([variable('value'), names().filter((name) => name === 'change')]).toEqual([[], ['change']])
  })
})

test('S4-19 each file has a status: uploading with progress, then uploaded at 100', async () => {
  const { element, control, variable, run, states } = await open({ multiple: true })
  await userEvent.upload(control(), [one, other])
  expect(variable('progress')).toBe(0)
  const status = () => variable('status') as readonly object[]
  expect(status()[0]).toEqual({ name: 'one.txt', uploadProgress: 0, isUploading: false, isUploaded: false })
  await run('set-progress', 40, 1)
  expect(status()[0]).toMatchObject({ isUploading: false })
  expect(status()[1]).toEqual({ name: 'other.txt', uploadProgress: 40, isUploading: true, isUploaded: false })
  expect([variable('progress'), states()]).toEqual([20, 'filled uploading'])
  expect(element().querySelector('progress')?.value).toBe(40)
  await run('set-progress', 900)
  expect(status()).toMatchObject([
    { uploadProgress: 100, isUploading: false, isUploaded: true },
    { uploadProgress: 100, isUploading: false, isUploaded: true },
  ])
  expect([variable('progress'), states()]).toEqual([100, 'filled'])
  await userEvent.upload(control(), textFile('third.txt'))
  expect(variable('progress')).toBe(67)
})

test('S4-19 a file that a workflow uploads shows how far it is, whichever file of the page that is', async () => {
  const { element, control, variable, states } = await open({ multiple: true })
  await userEvent.upload(control(), [one, other])
  const held = variable('value') as readonly File[]
  const tell = (file: Blob | undefined, percent?: number): void => {
    if (file) document.dispatchEvent(new CustomEvent('heddle-upload', { detail: { file, percent } }))
  }
  const shares = () => (variable('status') as readonly { uploadProgress: number }[]).map(({ uploadProgress }) => uploadProgress)
  tell(held[1], 40)
  tell(textFile('elsewhere.txt'), 90)
  await expect.poll(shares).toEqual([0, 40])
  expect([states(), element().querySelector('progress')?.value]).toEqual(['filled uploading', 40])
  tell(held[0], 100)
  tell(held[1])
  await expect.poll(shares).toEqual([100, 0])
  expect([states(), variable('progress')]).toEqual(['filled', 50])
})

describe('in a form, a file drop', () => {
  const inForm = controlOpener(formContainerDefinition, FormContainer)
  const openForm = (props: object) =>
    inForm(
      { address: '/take', method: 'post' },
      {
        inside: {
          slot: 'formContent',
          nodes: [
            {
              uid: 'files',
              definition: fileDropDefinition as ElementDefinition,
              component: FileDrop as ElementComponent,
              props: { fieldName: 'files', accessibleLabel: 'Files', ...props },
            },
          ],
        },
      },
    )

  test('must hold a file where it is required; the browser sends its files by its name', async () => {
    const { element, control, run, saidOf } = await openForm({ multiple: true })
    const form = element() as HTMLFormElement
    form.addEventListener('submit', (event) => event.preventDefault())
    await run('submit-form')
    const { validationMessage: message } = Object.assign(document.createElement('input'), {
      type: 'file',
      required: true,
      multiple: true,
    })
    expect(message).not.toBe('')
    expect(saidOf('submit-validation-error')).toMatchObject([{ invalidFields: [{ name: 'files', message }] }])
    expect([document.activeElement, control().getAttribute('aria-invalid')]).toEqual([control(), 'true'])
    await userEvent.upload(control(), [one, other])
    expect(control().getAttribute('aria-invalid')).toBeNull()
    await run('submit-form')
    expect((saidOf('submit') as { formData: { files: File[] } }[])[0]?.formData.files.map(({ name }) => name)).toEqual([
      'one.txt',
      'other.txt',
    ])
    expect(form.enctype).toBe('multipart/form-data')
    expect(new FormData(form).getAll('files').map((file) => (file as File).name)).toEqual(['one.txt', 'other.txt'])
  })

  test('tells it of another file of the same size, and is emptied with it', async () => {
    const { control, run, variable, element } = await openForm({ required: false })
    const held = () => (variable('form') as { formData: { files: File | null } }).formData.files
    await userEvent.upload(control(), one)
    await userEvent.upload(control(), other)
    expect(held()?.name).toBe('other.txt')
    await run('reset-form')
    expect([held(), rowsOf(element())]).toEqual([null, []])
  })
})

test('S3-43 lists what was chosen, with pictures, unless the builder wants it otherwise', async () => {
  const picture = new File([Uint8Array.from(atob('R0lGODlhAQABAAAAACw='), (one) => one.charCodeAt(0))], 'dot.gif', {
    type: 'image/gif',
  })
  const drawn = await open({ multiple: true, preview: true })
  await userEvent.upload(drawn.control(), [picture, one])
  await expect.poll(() => rowsOf(drawn.element()).map((row) => row.querySelectorAll('canvas').length)).toEqual([1, 0])
  const plain = await open({ multiple: true, preview: false })
  await userEvent.upload(plain.control(), picture)
  expect([namesIn(plain.element()), plain.element().querySelectorAll('canvas').length]).toEqual([['dot.gif'], 0])
  const bare = await open({ multiple: true, showFiles: false })
  await userEvent.upload(bare.control(), one)
  expect([rowsOf(bare.element()), (bare.variable('value') as File[]).length]).toEqual([[], 1])
})

test('S3-43 takes the kinds of files that the builder wrote down, and refuses others', async () => {
  const { control, element, variable } = await open({ accept: 'custom', acceptCustom: '.md, image/*', multiple: true })
  expect(control().accept).toBe('.md,image/*')
  drag(element(), 'drop', [textFile('notes.md', ''), textFile('song.mp3', 'audio/mpeg'), textFile('a.png', 'image/png')])
  await expect.poll(() => (variable('value') as File[]).map(({ name }) => name)).toEqual(['notes.md', 'a.png'])
})
