/** What Quick Log's form shows only now and then. */
import './UrgentHelp.tsx';
import './analysis/Meaning.tsx';
import './analysis/PhotoAnalysisPanel.tsx';
import './kinds/KindFields.tsx';
import './voice/heardEntry.ts';
