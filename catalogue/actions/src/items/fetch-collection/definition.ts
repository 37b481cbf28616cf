import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'fetch-collection',
  label: { en: 'Fetch collection', ru: 'Загрузить коллекцию' },
  description: { en: 'Fetches the rows of a collection again.', ru: 'Загружает строки коллекции заново.' },
  summary: { en: 'Fetch {collectionId}', ru: 'Загрузить {collectionId}' },
  icon: 'refresh-cw',
  group: 'data',
  ports: ['collections'],
  parameters: {
    collectionId: { label: { en: 'Collection', ru: 'Коллекция' }, kind: 'collection', fixed: true },
  },
})
