import ru from 'dayjs/locale/ru.js'
import { addLocales } from '../locales.ts'

addLocales([ru])
