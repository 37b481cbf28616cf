import type { ElementVariant, FieldValues } from '@heddle/kit'

const takes = (props: FieldValues, several: boolean, fresh: boolean): boolean =>
  (props['multiple'] === true) === several && (props['allowCreation'] === true) === fresh

/** What people know by names of their own and is a list to choose from: by what may be chosen. */
export const selectVariants: readonly ElementVariant[] = [
  {
    id: 'multi-select',
    label: { en: 'Multi select', ru: 'Выбор нескольких' },
    icon: 'list-checks',
    words: ['multiselect', 'multiple choice', 'several', 'chips', 'множественный выбор', 'несколько'],
    matches: ({ props }) => takes(props, true, false),
    props: { multiple: true, searchable: true, clearIcon: true, closeOnSelect: false, placeholder: 'Select options' },
  },
  {
    id: 'tag-input',
    label: { en: 'Tag input', ru: 'Ввод меток' },
    icon: 'tags',
    words: ['tags', 'tokens', 'chips', 'labels', 'keywords', 'метки', 'теги'],
    matches: ({ props }) => takes(props, true, true),
    props: {
      multiple: true,
      allowCreation: true,
      hideSelected: true,
      caretIcon: false,
      closeOnSelect: false,
      placeholder: 'Add a tag',
    },
  },
  {
    id: 'typeahead',
    label: { en: 'Typeahead', ru: 'Подсказки' },
    icon: 'text-search',
    words: ['autocomplete', 'auto complete', 'suggest', 'suggestions', 'combobox', 'автозаполнение', 'подбор'],
    matches: ({ props }) => takes(props, false, true),
    props: {
      searchable: true,
      allowCreation: true,
      caretIcon: false,
      clearIcon: true,
      canDeselect: false,
      placeholder: 'Start typing',
    },
  },
]
