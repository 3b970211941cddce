import type { SectionProps } from '../section.ts'
import { ProjectList } from './ProjectList.tsx'
import { projects } from './section.ts'

export function ProjectsSection({ isPage }: SectionProps) {
  return <ProjectList projects={projects.map((project) => ({ ...project, isPage: isPage(project.url) }))} />
}
