package dog.hark.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
