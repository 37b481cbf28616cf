import { startSite } from '@heddle/runtime/start-site'

void startSite()
