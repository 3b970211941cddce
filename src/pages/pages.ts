import type { ComponentType } from 'react'
import type { PageName, Route } from '../routes.ts'
import { HomePage } from './HomePage.tsx'
import { MediaPage } from './MediaPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { ShopPage } from './ShopPage.tsx'
import { TemplateNotFoundPage } from './TemplateNotFoundPage.tsx'
import { TemplatePage } from './TemplatePage.tsx'

/** The component of each page in the table of paths. */
export const pages: Readonly<Record<PageName, ComponentType<Pick<Route, 'templateId'>>>> = {
  home: HomePage,
  media: MediaPage,
  shop: ShopPage,
  template: TemplatePage,
  templateNotFound: TemplateNotFoundPage,
  notFound: NotFoundPage,
}
