import type { AboutUs } from '@handover/shared/contract';
import type { OpenCall } from '../../../http/call.ts';
import { ABOUT_SECTIONS, aboutFigures } from '../about-us.data.ts';

export const aboutUs = ({ app }: OpenCall): AboutUs => ({
  sections: ABOUT_SECTIONS,
  figures: aboutFigures(app.config.rules),
  contact: { email: app.config.contactTo },
});
