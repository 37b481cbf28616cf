import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertAsset, setProp } from '@heddle/document/operations'
import { Image, Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import type { OpenEditor } from '../../testing/open-editor.tsx'
import { AssetsPanel } from './assets-panel.tsx'

const PHOTO = 'photo00000000000'
const STORED = '0123456789abcdef.png'
const fixture = (id?: string) => (
  <Page name="Home">
    <Section>
      <Image {...(id === undefined ? {} : { url: `asset:${id}` })} />
    </Section>
  </Page>
)

/**
 * A server that takes files: `refuse` answers for files of a name with a message, while `isOff` nothing reaches it, and while
 * `isSlow` an upload waits until `answer` is called.
 */
function fakeServer() {
  const waiting: (() => void)[] = []
  const server = {
    refuse: {} as Readonly<Record<string, string>>,
    isOff: false,
    isSlow: false,
    answer: () => waiting.shift()?.(),
  }
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    if (server.isOff) throw new TypeError('Failed to fetch')
    const file = init?.body instanceof FormData ? init.body.get('file') : undefined
    if (!(file instanceof File)) return new Response(null, { status: 404 })
    if (server.isSlow) await new Promise<void>((go) => waiting.push(go))
    const message = server.refuse[file.name]
    if (message !== undefined) return Response.json({ error: { code: 'refused', message } }, { status: 413 })
    const size = { width: 640, height: 480 }
    return Response.json({ name: file.name, file: STORED, mime: 'image/png', size: 12_345, ...size })
  }
  return Object.assign(server, { fetch, waiting })
}

let opened: OpenEditor | undefined
async function open(server = fakeServer()) {
  opened = await openEditor(fixture(), <AssetsPanel />, server.fetch)
  await expect.element(page.getByRole('heading', { name: 'Assets' })).toBeVisible()
  return opened.editor
}
const assets = () => opened?.editor.view.of('asset') ?? []
const names = () => assets().map(({ name }) => name)
const file = (name: string) => new File(['bytes'], name, { type: 'image/png' })
/** What the dialog for choosing files gives to the panel. */
const choose = (...files: File[]) => userEvent.upload(page.elementLocator(chooser()), files)
function chooser() {
  const found = document.querySelector('input[type="file"]')
  if (!found) throw new Error('Nothing takes files')
  return found
}
const noticed = () => opened?.editor.session.notice.value?.text ?? ''
const tile = (name: string) => page.getByRole('button', { name, exact: true })

describe('the Assets panel', () => {
  it('says how to begin, takes files and shows them with name, size and use', async () => {
    await open()
    await expect.element(page.getByText('No files yet')).toBeVisible()
    expect(page.getByRole('searchbox').query()).toBeNull()
    await choose(file('fjord.png'), file('lake.png'))
    await expect.poll(names).toEqual(['fjord.png', 'lake.png'])
    await tile('fjord.png').click()
    await expect.element(page.getByText('640 × 480 · 12 kB')).toBeVisible()
    await expect.element(page.getByText('Nothing shows it or links to it.')).toBeVisible()
    expect(page.getByText('No files yet').query()).toBeNull()
  })

  it('says what to do about a picture whose file is gone', async () => {
    await open()
    await choose(file('fjord.png'), file('lake.png'))
    await expect.poll(names).toEqual(['fjord.png', 'lake.png'])
    const gone = page.getByText('This picture cannot be loaded.', { exact: false })
    // A server that has neither of the two.
    await expect.poll(() => document.querySelectorAll('img').length).toBe(0)
    await tile('lake.png').click()
    await expect.element(gone).toBeVisible()
  })

  it('counts what is still on its way, one upload beside another', async () => {
    const server = fakeServer()
    await open(server)
    server.isSlow = true
    await choose(file('a.png'), file('b.png'))
    await expect.element(page.getByRole('status')).toHaveTextContent('Uploading 2 files…')
    await choose(file('c.png'))
    await expect.element(page.getByRole('status')).toHaveTextContent('Uploading 3 files…')
    for (const left of ['Uploading 2 files…', 'Uploading 1 file…', '']) {
      await expect.poll(() => server.waiting.length).toBeGreaterThan(0)
      server.answer()
      await expect.element(page.getByRole('status')).toHaveTextContent(left)
    }
    expect(names().toSorted()).toEqual(['a.png', 'b.png', 'c.png'])
  })

  it('a file that is too large is named with the reason, and the others come', async () => {
    const server = fakeServer()
    server.refuse = { 'huge.png': 'This is larger than the limit of 20 MB.', 'odd.xyz': 'Files of this kind are not taken.' }
    await open(server)
    await choose(file('huge.png'), file('small.png'), file('odd.xyz'))
    await expect.poll(names).toEqual(['small.png'])
    await expect
      .poll(noticed)
      .toBe('huge.png: This is larger than the limit of 20 MB. odd.xyz: Files of this kind are not taken.')
    expect(opened?.editor.session.notice.value?.tone).toBe('danger')
  })

  it('without a server the file that did not go is named, and it can be chosen again', async () => {
    const server = fakeServer()
    server.isOff = true
    await open(server)
    await choose(file('fjord.png'))
    await expect.poll(noticed).toBe('fjord.png: The server cannot be reached. Check that it is running and try again.')
    await expect.element(page.getByText('No files yet')).toBeVisible()
    server.isOff = false
    await choose(file('fjord.png'))
    await expect.poll(names).toEqual(['fjord.png'])
  })

  it('says how much of the room is used, a file that two records name once, and how there is more where little is left', async () => {
    const editor = await open()
    const add = (name: string, file: string, size: number, id: string) =>
      editor.change('Upload', insertAsset(editor.view, { name, file, mime: 'image/png', size, newId: () => id }))
    add('Fjord', STORED, 200_000_000, PHOTO)
    add('Fjord again', STORED, 200_000_000, 'photo00000000001')
    await expect.element(page.getByText('200.0 MB of 500.0 MB used', { exact: true })).toBeVisible()
    add('Film', 'fedcba9876543210.mp4', 260_000_000, 'film000000000000')
    await expect
      .element(page.getByText('460.0 MB of 500.0 MB used · Files that are not used can be deleted to make room.'))
      .toBeVisible()
  })

  describe('with two files', () => {
    const add = (name: string, id: string) => {
      const { editor } = opened ?? {}
      if (!editor) throw new Error('No editor is open')
      const facts = { name, file: STORED, mime: 'image/png', size: 900 }
      editor.change('Upload', insertAsset(editor.view, { ...facts, newId: () => id }))
    }
    const openWithTwo = async () => {
      opened = await openEditor(fixture(), <AssetsPanel />)
      add('Fjord', PHOTO)
      add('Lake', 'lake000000000000')
      await expect.element(tile('Fjord')).toBeVisible()
      return opened.editor
    }

    it('finds one by a part of its name, and says when there is none', async () => {
      await openWithTwo()
      await page.getByRole('searchbox', { name: 'Find a file' }).fill('LAK')
      await expect.element(tile('Fjord')).not.toBeInTheDocument()
      await expect.element(tile('Lake')).toBeVisible()
      await page.getByRole('searchbox').fill('glacier')
      await expect.element(page.getByText('No file of that name')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(tile('Fjord')).toBeVisible()
    })

    it('by keyboard one is opened, renamed and left; an empty name is refused at the field, undo gives the old one', async () => {
      const editor = await openWithTwo()
      tile('Fjord').element().focus()
      await userEvent.keyboard('{Enter}')
      const name = page.getByRole('textbox', { name: 'Name' })
      await expect.element(name).toBeVisible()
      await name.fill('Lofoten')
      await userEvent.keyboard('{Enter}')
      expect(names()).toEqual(['Lofoten', 'Lake'])
      await name.fill('  ')
      await userEvent.keyboard('{Enter}')
      await expect.element(name).toBeInvalid()
      await expect.element(name).toHaveAccessibleDescription(/name/i)
      expect(names()).toEqual(['Lofoten', 'Lake'])
      await userEvent.keyboard('{Escape}{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(tile('Lofoten')).toHaveFocus()
      editor.client.undo()
      await expect.element(tile('Fjord')).toBeVisible()
    })

    it('deleting says where a file is used, and undo brings it back', async () => {
      opened = await openEditor(fixture(PHOTO), <AssetsPanel />)
      const { editor } = opened
      add('Fjord', PHOTO)
      await tile('Fjord').click()
      await expect.element(page.getByRole('button', { name: 'Image picture' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete' }).click()
      expect(names()).toEqual([])
      await expect.element(page.getByText('No files yet')).toBeVisible()
      editor.client.undo()
      await expect.element(tile('Fjord')).toBeVisible()
    })

    it('those that nothing uses are shown alone and deleted in one step, which one undo takes back', async () => {
      opened = await openEditor(fixture(PHOTO), <AssetsPanel />)
      const { editor } = opened
      add('Fjord', PHOTO)
      add('Lake', 'lake000000000000')
      add('Moor', 'moor000000000000')
      await expect.element(page.getByText('3 files, 3 kB')).toBeVisible()
      await page.getByRole('radio', { name: 'Unused' }).click()
      await expect.element(tile('Fjord')).not.toBeInTheDocument()
      await expect.element(page.getByText('2 files, 2 kB')).toBeVisible()
      await page.getByRole('button', { name: 'Delete unused' }).click()
      expect(names()).toEqual(['Fjord'])
      await expect.element(page.getByText('All files are used')).toBeVisible()
      editor.client.undo()
      await expect.element(tile('Lake')).toBeVisible()
      await expect.element(tile('Moor')).toBeVisible()
    })

    it('a file that its last place lets go of is unused at once', async () => {
      opened = await openEditor(fixture(PHOTO), <AssetsPanel />)
      const { editor } = opened
      add('Fjord', PHOTO)
      await page.getByRole('radio', { name: 'Unused' }).click()
      await expect.element(page.getByText('All files are used')).toBeVisible()
      const [image] = editor.view.of('node').filter(({ element }) => element === 'image')
      editor.change(
        'Empty it',
        setProp(editor.view, {
          ids: [image?.id ?? ''],
          field: 'url',
          value: '',
          fieldsOf: (type) => editor.definitions.get(type),
        }),
      )
      await expect.element(tile('Fjord')).toBeVisible()
    })
  })
})
