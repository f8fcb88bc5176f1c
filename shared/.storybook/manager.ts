import { addons } from 'storybook/manager-api';

// A story shows every state at once, so there are no controls.
addons.setConfig({ showPanel: false });
