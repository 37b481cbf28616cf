import { defineElement, gap } from '@heddle/kit'

/** A place inside of a component that each instance fills with elements of its own (logic reference 6). */
export const dropzoneDefinition = defineElement({
  type: 'dropzone',
  label: { en: 'Slot', ru: 'Слот' },
  icon: 'scan',
  group: 'structure',
  words: ['dropzone', 'outlet', 'placeholder', 'component slot', 'слот', 'место'],
  fields: {},
  supports: ['layout', 'flex-child', 'size', 'spacing', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Default content', ru: 'Содержимое по умолчанию' } } },
  editing: {
    minSize: 40,
    whenEmpty: { en: 'Empty. Drop elements here', ru: 'Пусто. Перетащите сюда элементы' },
  },
  baseStyles: { default: { display: 'flex', 'flex-direction': 'column' } },
  preset: { styles: { default: { ...gap('8px') } } },
})
