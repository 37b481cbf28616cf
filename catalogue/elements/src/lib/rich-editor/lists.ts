import { Extension, Node, wrappingInputRule, type Editor } from '@tiptap/core'

const listItem = Node.create({
  name: 'listItem',
  content: 'paragraph block*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
})

const bulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleList('bulletList', 'listItem') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type })]
  },
})

const orderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) => Number(element.getAttribute('start') ?? 1),
      renderHTML: ({ start }: Record<string, unknown>) => (start === 1 ? {} : { start }),
    },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList('orderedList', 'listItem') }
  },
  addInputRules() {
    return [
      wrappingInputRule({ find: /^(\d{1,4})\.\s$/, type: this.type, getAttributes: ([, start]) => ({ start: Number(start) }) }),
    ]
  },
})

const taskList = Node.create({
  name: 'taskList',
  group: 'block list',
  content: 'taskItem+',
  parseHTML: () => [{ tag: 'ul[data-type=taskList]', priority: 60 }],
  renderHTML: () => ['ul', { 'data-type': 'taskList' }, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-9': () => this.editor.commands.toggleList('taskList', 'taskItem') }
  },
})

const taskItem = Node.create({
  name: 'taskItem',
  content: 'paragraph block*',
  defining: true,
  addAttributes: () => ({
    checked: {
      default: false,
      keepOnSplit: false,
      parseHTML: (element: HTMLElement) => element.dataset['checked'] === 'true',
      renderHTML: ({ checked }: Record<string, unknown>) => ({ 'data-checked': String(checked) }),
    },
  }),
  parseHTML: () => [
    { tag: 'li[data-type=taskItem]', priority: 60 },
    { tag: 'li[data-type=taskItem] > span[role=img]', ignore: true, priority: 70 },
    { tag: 'li[data-type=taskItem] > label', ignore: true, priority: 70 },
  ],
  renderHTML: ({ HTMLAttributes }) => ['li', { 'data-type': 'taskItem', ...HTMLAttributes }, 0],
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^\s*\[([ x]?)\]\s$/,
        type: this.type,
        getAttributes: ([, mark]) => ({ checked: mark === 'x' }),
      }),
    ]
  },
  addNodeView:
    () =>
    ({ node, getPos, editor }) => {
      const dom = window.document.createElement('li')
      const box = window.document.createElement('input')
      const contentDOM = window.document.createElement('div')
      dom.dataset['type'] = 'taskItem'
      box.type = 'checkbox'
      box.contentEditable = 'false'
      dom.append(box, contentDOM)
      const show = ({ attrs, textContent }: typeof node): void => {
        box.checked = attrs['checked'] === true
        box.setAttribute('aria-label', textContent || '…')
        dom.dataset['checked'] = String(box.checked)
      }
      box.addEventListener('mousedown', (event) => event.preventDefault())
      box.addEventListener('change', () => {
        const at = getPos()
        if (!editor.isEditable || at === undefined) box.checked = !box.checked
        else editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'checked', box.checked))
      })
      show(node)
      return {
        dom,
        contentDOM,
        stopEvent: ({ target }) => target === box,
        ignoreMutation: ({ target }) => !contentDOM.contains(target),
        update(next) {
          if (next.type !== node.type) return false
          show(next)
          return true
        },
      }
    },
})

/** The item of a list that the caret is in. */
const itemAt = (editor: Editor): string | undefined => ['taskItem', 'listItem'].find((name) => editor.isActive(name))

/** Keys in lists: Enter makes another item and leaves an empty one, Tab goes in and out. */
const listKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    const inItem = (run: (item: string) => boolean) => () => {
      const item = itemAt(this.editor)
      return item !== undefined && run(item)
    }
    const { editor } = this
    return {
      Enter: inItem((item) => editor.commands.splitListItem(item)),
      Tab: inItem((item) => editor.commands.sinkListItem(item)),
      'Shift-Tab': inItem((item) => editor.commands.liftListItem(item)),
      Backspace: inItem((item) => {
        const { $from, empty } = editor.state.selection
        return empty && $from.parentOffset === 0 && $from.index(-1) === 0 && editor.commands.liftListItem(item)
      }),
    }
  },
})

/** Lists, and what is to be done. */
export const LISTS = [listItem, bulletList, orderedList, taskList, taskItem, listKeys]
