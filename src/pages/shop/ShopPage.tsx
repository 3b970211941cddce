import { Link } from 'wouter'
import { readableHost } from '../../addresses/readableAddress.ts'
import { hasSection } from '../../sections/sections.ts'
import { publishing, refundPolicy } from '../../site/publishing/publishing.ts'
import { site } from '../../site/site.ts'
import { text } from '../../site/text.ts'
import { cards, isAllFree } from '../../templates/shop/cards.ts'
import { NameLine } from '../../templates/shop/yourName/NameLine.tsx'
import { standaloneLink } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { OwnerText } from '../../ui/OwnerText.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionLink } from '../../ui/SectionLink.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import styles from './ShopPage.module.css'
import { TemplateCard } from './TemplateCard.tsx'

const { hostName, hostUrl, videoUrl, steps, phoneTips } = publishing
/** The list of steps beside the tips has some of them already. */
const tips = phoneTips.filter((tip) => !steps.includes(tip))
const contacts = new Intl.ListFormat(site.language, { type: 'disjunction' }).format(site.supportContacts)
const hasMessageForm = hasSection('message')

export function ShopPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/" className={standaloneLink}>
          <SiteText>{text.shop.back}</SiteText>
        </Link>
        <PageHeading>{text.shop.heading}</PageHeading>
        {(isAllFree || site.donationUrl || hasMessageForm) && (
          <p>
            {isAllFree && <SiteText>{text.shop.free}</SiteText>}
            {site.donationUrl && (
              <>
                {' '}
                <SiteText
                  values={{
                    page: (
                      <ExternalLink href={site.donationUrl}>
                        <SiteText>{text.shop.tipsPage}</SiteText>
                      </ExternalLink>
                    ),
                  }}
                >
                  {text.shop.tips}
                </SiteText>
              </>
            )}
            {hasMessageForm && (
              <>
                {' '}
                <SiteText values={{ contacts }}>
                  {contacts ? text.shop.questionsReach : text.shop.questions}
                </SiteText>
              </>
            )}
          </p>
        )}
        <p className={styles.links}>
          {hasMessageForm && site.customRequests && (
            <Link href="/#message" className={standaloneLink}>
              <SiteText>{text.shop.request}</SiteText>
            </Link>
          )}
          {refundPolicy.length > 0 && (
            <SectionLink section="refund-policy" className={standaloneLink}>
              <SiteText>{text.shop.readPolicy}</SiteText>
            </SectionLink>
          )}
        </p>
      </header>
      <div>
        <NameLine />
        <ul className={styles.cards}>
          {cards.map((card, index) => (
            <li key={card.id}>
              <TemplateCard card={card} isEager={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {steps.length > 0 && (
        <Section id="publish" title={text.shop.publish}>
          <div className={styles.publishing}>
            <div>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>
                    <OwnerText>{step}</OwnerText>
                  </li>
                ))}
              </ol>
              <p className={styles.links}>
                {hostUrl && (
                  <ExternalLink href={hostUrl} className={standaloneLink}>
                    <SiteText values={{ host: hostName ?? readableHost(hostUrl) }}>
                      {text.shop.openHost}
                    </SiteText>
                  </ExternalLink>
                )}
                {videoUrl && (
                  <ExternalLink href={videoUrl} className={standaloneLink}>
                    <SiteText>{text.shop.video}</SiteText>
                  </ExternalLink>
                )}
              </p>
            </div>
            {tips.length > 0 && (
              <div>
                <h3>
                  <SiteText>{text.shop.phone}</SiteText>
                </h3>
                <ul className={styles.tips}>
                  {tips.map((tip) => (
                    <li key={tip}>
                      <OwnerText>{tip}</OwnerText>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </Section>
      )}
      {refundPolicy.length > 0 && (
        <Section id="refund-policy" title={text.shop.policy}>
          <div className={styles.policy}>
            {refundPolicy.map((paragraph) => (
              <p key={paragraph}>
                <OwnerText>{paragraph}</OwnerText>
              </p>
            ))}
          </div>
        </Section>
      )}
    </div>
  )
}
