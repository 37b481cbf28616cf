import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { foldersIn } from '../../../scripts/catalogue-items.mjs'
import { bytesOf, elementBytes } from '../../../scripts/element-bytes.mjs'
import { ROOT } from '../../../scripts/run.mjs'
import type { BenchmarkRow } from '../result.ts'

interface Control {
  readonly body: string
  /** Greatest size, in kilobytes of 1,000 bytes, where somebody decided on one. */
  readonly most?: number
  /** Folder of `lib` that only its own bodies share, which counts as its own. */
  readonly lib?: string
  /** The same control of the libraries that people take. */
  readonly others?: readonly string[]
}

const LIB = join(ROOT, 'catalogue', 'elements', 'src', 'lib')
const BUILT = join(ROOT, 'apps', 'site', 'dist', 'browser')

const aria = (name: string): string => `react-aria-components/${name}`
const radix = (name: string): string => `@radix-ui/react-${name}`

const CONTROLS: readonly Control[] = [
  { body: 'checkbox', most: 1.5, others: [aria('Checkbox'), radix('checkbox')] },
  { body: 'checkbox-group', others: [aria('CheckboxGroup')] },
  { body: 'radio-group', most: 1.5, others: [aria('RadioGroup'), radix('radio-group')] },
  { body: 'toggle', most: 1.5, others: [aria('Switch'), radix('switch')] },
  { body: 'rating', most: 1.5 },
  { body: 'slider', others: [aria('Slider'), radix('slider')] },
  { body: 'double-slider', others: [aria('Slider'), radix('slider')] },
  { body: 'form-container', most: 5, others: [aria('Form'), radix('form')] },
  { body: 'form-input', most: 5, others: [aria('TextField')] },
  { body: 'form-input.framed', most: 5 },
  { body: 'form-input.number', most: 5, others: [aria('NumberField')] },
  { body: 'form-input.framed.currency', most: 5, others: [aria('NumberField')] },
  { body: 'select', most: 6, others: [aria('Select'), radix('select')] },
  { body: 'select.drawn', most: 6, others: [aria('ComboBox')] },
  { body: 'date-picker', most: 25, others: [aria('DatePicker'), aria('DateRangePicker')] },
  { body: 'color-picker', others: [aria('ColorPicker')] },
  { body: 'stepper', others: [aria('NumberField')] },
  { body: 'one-time-code' },
  { body: 'masked-input' },
  { body: 'phone' },
  { body: 'file-drop', lib: 'files', others: [aria('DropZone')] },
  { body: 'dropdown', lib: 'dropdown', most: 2, others: [aria('Menu'), radix('dropdown-menu')] },
  { body: 'tooltip', most: 1.5, others: [aria('Tooltip'), radix('tooltip')] },
]
/** What all inputs share. */
const INPUTS = { entry: '@heddle/kit/inputs', most: 4 }
const REACT = /^(react|react-dom)(\/|$)/

/** Bytes of the script of each control by gzip: ours without what several share, the others' with all but React. */
export async function benchBytes(): Promise<readonly BenchmarkRow[]> {
  const own = await elementBytes()
  const shared = sharedFolders()
  const rows: BenchmarkRow[] = []
  for (const { body, lib, most, others = [] } of CONTROLS) {
    const ours = lib === undefined ? own[body] : (own[body] ?? Number.NaN) + (shared.get(lib) ?? Number.NaN)
    if (ours === undefined) throw new Error(`The catalogue has no body ${body}.`)
    rows.push(row(body, ours, most))
    for (const entry of others) {
      const bytes = await bytesOf(entry, (id) => REACT.test(id))
      rows.push({ label: entry, value: bytes / 1000, unit: 'KB', ratio: bytes / ours, baseline: body })
    }
  }
  const inputs = await bytesOf(INPUTS.entry, (id, isResolved) => isResolved && !id.includes('/kit/src/react/inputs'))
  const byFolder = [...shared].map(([folder, bytes]) => row(`lib/${folder}`, bytes))
  return [...rows, row('what inputs share', inputs, INPUTS.most), ...byFolder]
}

/** Bytes of what only some bodies share, by folder, as pages load it. */
function sharedFolders(): ReadonlyMap<string, number> {
  const folders = foldersIn(LIB)
  return new Map(
    readdirSync(BUILT).flatMap((file) => {
      const folder = folders.find((name) => new RegExp(`^lib-${name}-[a-z0-9]+\\.js$`).test(file))
      return folder === undefined ? [] : [[folder, gzipSync(readFileSync(join(BUILT, file))).length] as const]
    }),
  )
}

function row(label: string, bytes: number, most?: number): BenchmarkRow {
  const aim = most === undefined ? {} : { aim: `at most ${most} KB`, isMet: bytes <= most * 1000 }
  return { label, value: bytes / 1000, unit: 'KB', ...aim }
}
