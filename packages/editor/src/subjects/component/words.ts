import { words as dataWords } from '../../commands/data/words.ts'
import type { ComponentPart } from './component-edits.ts'

const NOUNS: Readonly<Record<ComponentPart, string>> = {
  properties: 'property',
  variables: 'variable',
  formulas: 'formula',
  triggers: 'trigger',
}

/** Texts of a component in the inspector. */
export const words = {
  name: 'Name of the component',
  remove: (name: string) => `Delete ${name}`,
  edit: 'Edit',
  titles: {
    properties: 'Properties',
    variables: 'Variables inside',
    formulas: 'Formulas inside',
    triggers: 'Triggers',
  } satisfies Readonly<Record<ComponentPart, string>>,
  why: {
    properties: 'What an instance can set for itself. Formulas inside read it.',
    variables: 'Each instance has its own.',
    formulas: 'They see the properties and variables of the instance.',
    triggers: 'Events that workflows of an instance can wait for.',
  } satisfies Readonly<Record<ComponentPart, string>>,
  newNames: { properties: 'property', variables: 'variable', formulas: 'formula', triggers: 'trigger' } satisfies Readonly<
    Record<ComponentPart, string>
  >,
  add: (part: ComponentPart) => `Add a ${NOUNS[part]}`,
  columns: { name: 'Name', byDefault: 'Default', here: (name: string) => `In ${name}`, instance: 'this instance' },
  defaultOf: (name: string) => `Default of ${name}`,
  hereOf: (name: string) => `${name} in this instance`,
  takeBack: (name: string) => `Take ${name} back to its default`,
  partName: 'Name',
  kind: 'Kind',
  kinds: {
    text: 'Text, per language',
    number: 'Number',
    boolean: dataWords.types.boolean,
    color: 'Colour',
    length: 'Length',
    image: 'Picture',
    icon: 'Icon',
    file: 'File',
    video: 'Video',
    font: 'Font',
    list: 'List',
    object: 'Object',
    date: 'Date',
    time: 'Time',
    'date-time': 'Date and time',
    page: 'Page',
    variable: 'Variable',
    collection: 'Collection',
    formula: 'Formula',
    workflow: 'Workflow',
    section: 'Section',
    node: 'Element',
    value: 'Any value',
  },
  group: 'Group',
  describe: 'Describe',
  describeHint: 'Shown where an instance is set',
  feeds: 'Feeds',
  feedsNothing: 'Nothing inside reads it yet',
  type: 'Type',
  code: 'Formula',
  parameters: 'Parameters',
  parametersHint: 'Names with commas between; the formula reads each as parameters.name',
  event: 'Sample event',
  noEvent: 'nothing',
  fed: (name: string, places: readonly string[], more: number) =>
    `${name} is deleted, but ${places.join(', ')}${more > 0 ? ` and ${more} more` : ''} still read it. Undo brings it back.`,
  place: (name: string, where: string) => `${name} (${where})`,
  changes: {
    add: (part: ComponentPart, name: string) => `Add ${NOUNS[part]} ${name}`,
    change: (part: ComponentPart, name: string) => `Change ${NOUNS[part]} ${name}`,
    remove: (part: ComponentPart, name: string) => `Delete ${NOUNS[part]} ${name}`,
    set: (name: string) => `Set ${name}`,
  },
} as const
