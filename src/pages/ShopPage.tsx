import { Link } from 'wouter'
import { publishing } from '../content/publishing.ts'
import { refundPolicy } from '../content/refundPolicy.ts'
import { site } from '../content/site.ts'
import { templates } from '../content/templates.ts'
import { loneLink } from '../ui/buttonStyle.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionLink } from '../ui/SectionLink.tsx'
import { TemplateCard } from '../ui/TemplateCard.tsx'
import styles from './ShopPage.module.css'

const contacts = new Intl.ListFormat('en', { type: 'disjunction' }).format(site.supportContacts)

/** The templates, how to publish one, and what is asked in return: nothing. */
export function ShopPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/" className={loneLink}>
          Return to Main Page
        </Link>
        <PageHeading>Customizable "link in bio" website editors</PageHeading>
        <p>
          Every template is free. If one makes your page a little brighter, tips are welcome on{' '}
          <ExternalLink href={site.donationUrl}>my donation page</ExternalLink>. Questions? Write through the
          message form on the home page, and leave a way to reach you: {contacts}.
        </p>
        <p className={styles.links}>
          <Link href="/#message" className={loneLink}>
            Request a custom Link-in-Bio site
          </Link>
          <SectionLink section="refund-policy" className={loneLink}>
            Read the refund policy
          </SectionLink>
        </p>
      </header>
      <ul className={styles.cards}>
        {templates.map((template, index) => (
          <li key={template.id}>
            <TemplateCard template={template} first={index === 0} />
          </li>
        ))}
      </ul>
      <Section id="publish" title="Publish your site">
        <div className={styles.publishing}>
          <div>
            <ol className={styles.steps}>
              {publishing.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className={styles.links}>
              <ExternalLink href={publishing.hostUrl} className={loneLink}>
                Open {publishing.hostName}
              </ExternalLink>
              <ExternalLink href={publishing.videoUrl} className={loneLink}>
                Watch the video tutorial
              </ExternalLink>
            </p>
          </div>
          <div>
            <h3>From a phone</h3>
            <ul className={styles.tips}>
              {publishing.phoneTips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section id="refund-policy" title="Refund Policy">
        <div className={styles.policy}>
          {refundPolicy.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    </div>
  )
}
